import type { ScheduledChange } from '#domain/catalogue/schedules/scheduled-change.ts'

/** A scheduled change as the audit log tells it. */
export function describeSchedule({ action, at, prices }: ScheduledChange): Readonly<Record<string, string>> {
  return {
    action,
    scheduledFor: at,
    ...Object.fromEntries(
      prices.map(({ options, priceWithGst, mrp, priceBreaks }) => [
        options.join(', ') || 'price',
        [
          `priceWithGst ${priceWithGst}`,
          ...(mrp === '' ? [] : [`mrp ${mrp}`]),
          ...priceBreaks.map((rung) => `from ${rung.minQuantity}: ${rung.priceWithGst}`),
        ].join(', '),
      ]),
    ),
  }
}
