import * as z from 'zod';

const timeRange = { start: z.string().nullable(), end: z.string().nullable() };

/** What a driver must know of a leg. `start` and `end` are moments in ISO 8601; `vehicle` and `truck` are plates. */
export const legFactsSchema = z.object({
  number: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  ...timeRange,
  vehicle: z.string().nullable(),
  truck: z.string().nullable(),
});

/** Values of a leg that a driver is notified of when they change. */
export const legFields = ['from', 'to', 'start', 'end', 'vehicle', 'truck'] as const;

const legChanges = z.partialRecord(
  z.enum(legFields),
  z.object({ from: z.string().nullable(), to: z.string().nullable() }),
);

const request = z.object({ number: z.string(), by: z.string().nullable() });
/** Number of further records of the same event, where an entry stands for many. */
const more = z.number().optional();

/** Values of the text of an entry, by its kind. `by` is the name of the user who caused the event; null for the server. */
export const inboxFactsSchema = z.discriminatedUnion('kind', [
  request.extend({ kind: z.literal('REQUEST_ASSIGNED'), more }),
  request.extend({ kind: z.literal('REQUEST_UNASSIGNED') }),
  request.extend({ kind: z.literal('REQUEST_CANCELED'), more }),
  request.extend({ kind: z.literal('ASSIGNMENT_ACCEPTED') }),
  request.extend({ kind: z.literal('ASSIGNMENT_DECLINED') }),
  legFactsSchema.extend({ kind: z.literal('LEG_PLANNED') }),
  legFactsSchema.extend({ kind: z.literal('LEG_CHANGED'), changes: legChanges }),
  legFactsSchema.extend({ kind: z.literal('LEG_CANCELED'), more }),
  // `expected`: a moment in ISO 8601. `due`: the last day for delivery.
  z.object({ kind: z.literal('EXPECTED_LATE'), number: z.string(), expected: z.string(), due: z.string() }),
  request.extend({ kind: z.literal('DOCUMENT_ADDED'), name: z.string(), count: z.number() }),
  z.object({
    kind: z.literal('VERIFICATION_ANSWERED'),
    title: z.string(),
    is_verified: z.boolean(),
    message: z.string().nullable(),
  }),
  // `cents`: hundredths of the currency's unit. `end`: the last day of the paid period.
  z.object({
    kind: z.literal('PAYMENT_FAILED'),
    cents: z.number(),
    currency: z.string(),
    end: z.string(),
    needs_confirmation: z.boolean(),
  }),
  // `document`: the document, with the most days that it is valid; null if the entry only counts several ones.
  z.object({
    kind: z.literal('DOCUMENT_EXPIRES'),
    of: z.enum(['USER', 'VEHICLE']),
    count: z.number(),
    document: z
      .object({
        name: z.enum(['driving_licence_until', 'code_95_until', 'adr_until', 'inspection_until', 'insurance_until']),
        owner: z.string(),
        until: z.string(),
        days: z.number(),
      })
      .nullable(),
  }),
  z.object({ kind: z.literal('SALES_REQUEST'), sender: z.string() }),
]);

/** Values of the text of an entry. */
export type InboxFacts = z.infer<typeof inboxFactsSchema>;
/** What a driver is notified of a leg. */
export type LegFacts = z.infer<typeof legFactsSchema>;
/** Changed values of a leg. */
export type LegChanges = z.infer<typeof legChanges>;
