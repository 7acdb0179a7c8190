import { valueAt } from '../../../fields/paths';

/** How a logistician answered: null while they have not. */
export type Answer = boolean | null;

/** A logistician whom the request was given to. */
export interface Assigned {
  /** Id of the person. */
  user: string;
  name: string;
  accepted: Answer;
  /** Whether it is them who lead it. */
  leads: boolean;
}

/** The logisticians of a request, those who lead and those who accepted first. */
export function assignedIn(record: unknown): readonly Assigned[] {
  const held = valueAt(record, 'logisticians');
  const lead = valueAt(record, 'logistician.id');
  const found = (Array.isArray(held) ? held : []).map((each): Assigned => {
    const [user, name, accepted] = [valueAt(each, 'user.id'), valueAt(each, 'user.brief'), valueAt(each, 'accepted')];
    return {
      user: String(user),
      name: typeof name === 'string' ? name : '',
      accepted: typeof accepted === 'boolean' ? accepted : null,
      leads: user === lead,
    };
  });
  const rank = ({ leads, accepted }: Assigned) => (leads ? 0 : accepted === true ? 1 : accepted === null ? 2 : 3);
  return found.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
