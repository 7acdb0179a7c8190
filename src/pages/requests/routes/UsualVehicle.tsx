import { useList } from '@refinedev/core';
import { useContext, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { legsResource as definition } from '../../../../resources/routes';
import { ChoiceNotesContext } from '../../../fields/choiceNotes';
import { textAt, valueAt } from '../../../fields/paths';
import type { RecordFormState } from '../../../screens/form/useRecordForm';

interface Props {
  form: RecordFormState;
}

const units = ['vehicle', 'truck'] as const;
const fields = [
  ...units.flatMap((unit) => ['id', 'license', 'is_active', 'deleted_at'].map((part) => `${unit}.${part}`)),
  'truck_is_not_required',
];

/**
 * Fills in the vehicle and truck that the chosen driver drove last, if no other request has booked them. Keeps those that
 * the user has chosen. Renders nothing.
 */
export function UsualVehicle({ form }: Props) {
  const noteOf = useContext(ChoiceNotesContext);
  const driver = textAt(useWatch({ control: form.control, name: 'driver' }), 'id');
  const { query } = useList<{ id: string }>({
    resource: definition.name,
    pagination: { currentPage: 1, pageSize: 1 },
    filters: [
      { field: 'driver_id', operator: 'eq', value: driver },
      { field: 'vehicle_id', operator: 'nnull', value: true },
    ],
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields: ['id', ...fields], total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled: driver !== '', staleTime: 60_000 },
  });
  const lastLeg = driver === '' ? undefined : query.data?.data[0];
  const filledFrom = useRef<unknown>(undefined);
  const filledIds = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!lastLeg || filledFrom.current === lastLeg) return;
    filledFrom.current = lastLeg;
    const isOwnChoice = (unit: string) => {
      const id = textAt(form.drafts(), `${unit}.id`);
      return id !== '' && !filledIds.current.includes(id);
    };
    if (units.some(isOwnChoice)) return;
    const isFree = (unit: string) =>
      valueAt(lastLeg, `${unit}.is_active`) === true &&
      valueAt(lastLeg, `${unit}.deleted_at`) === null &&
      noteOf('vehiclesView', textAt(lastLeg, `${unit}.id`)) === undefined;
    const driven = units.filter((unit) => valueAt(lastLeg, `${unit}.id`) !== null);
    if (!driven.every(isFree)) return;
    if (valueAt(lastLeg, 'truck_is_not_required') === true) form.change('truck_is_not_required', true);
    filledIds.current = driven.map((unit) => textAt(lastLeg, `${unit}.id`));
    for (const unit of driven)
      form.change(unit, { id: textAt(lastLeg, `${unit}.id`), title: textAt(lastLeg, `${unit}.license`) });
  }, [lastLeg, form, noteOf]);
  return null;
}
