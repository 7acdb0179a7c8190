import { valueAt } from '../../../fields/paths';

/** A logistician's answer to an assignment: true if accepted, false if declined, null until answered. */
export type AssignmentAnswer = boolean | null;

/** A logistician who is assigned to the request. */
export interface AssignedLogistician {
  /** Id of the logistician's user. */
  user: string;
  name: string;
  accepted: AssignmentAnswer;
  /** Whether this is the request's lead logistician. */
  isLead: boolean;
}

/** Returns the logisticians of a request: the lead, then those who accepted, have not answered, and declined. */
export function assignedLogisticians(record: unknown): readonly AssignedLogistician[] {
  const entries = valueAt(record, 'logisticians');
  const lead = valueAt(record, 'logistician.id');
  const logisticians = (Array.isArray(entries) ? entries : []).map((each): AssignedLogistician => {
    const [user, name, accepted] = [valueAt(each, 'user.id'), valueAt(each, 'user.brief'), valueAt(each, 'accepted')];
    return {
      user: String(user),
      name: typeof name === 'string' ? name : '',
      accepted: typeof accepted === 'boolean' ? accepted : null,
      isLead: user === lead,
    };
  });
  const rank = ({ isLead, accepted }: AssignedLogistician) =>
    isLead ? 0 : accepted === true ? 1 : accepted === null ? 2 : 3;
  return logisticians.toSorted((first, second) => rank(first) - rank(second) || first.name.localeCompare(second.name));
}
