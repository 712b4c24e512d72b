const kilograms = (kg: number) => `${kg.toLocaleString('en-IN')} kg`

/** Texts for loads that are billed by their weight. */
export const deskWeighingMessages = {
  weigh: 'Weigh',
  title: 'Bill by weight',
  intro: 'Enter what the weighbridge slip says. The load is billed for gross less tare.',
  gross: 'Gross (kg)',
  tare: 'Tare (kg)',
  slip: 'Slip number',
  net: (kg: number) => `Net ${kilograms(kg)}`,
  tooLight: 'Tare must be less than gross.',
  missing: 'Enter gross, tare and the slip number.',
  bill: (kg: number) => `Bill ${kilograms(kg)}`,
  billNothing: 'Bill the weight',
  weighed: ({ gross, tare, slip }: { gross: number; tare: number; slip: string }) =>
    `Gross ${kilograms(gross)}, tare ${kilograms(tare)}, slip ${slip}`,
  ordered: (kg: number) => `${kilograms(kg)} ordered`,
}
