/** Promises where no PIN code is known; only loaders need them. */
export const defaultPromiseMessages = {
  sameDay: (place: string) => `Delivered the same day in ${place}`,
  withinDays: (days: number, place: string, working: boolean) =>
    `Delivered within ${days === 1 ? 'one' : days} ${working ? 'working ' : ''}${days === 1 ? 'day' : 'days'} in ${place}`,
  twoAreas: (one: string, other: string) => `${one} and ${other}`,
  moreAreas: (first: string, more: number) => `${first} and ${more} more areas`,
  cutOff: (time: string) => `Orders from ${time} on count to the next delivery day.`,
  daysOff: 'Days without deliveries don’t count.',
  heavier: (weight: string) => `Orders over ${weight}, and orders for days that are booked up, take longer.`,
  elsewhere: 'Elsewhere, your PIN code decides.',
  unplanned: 'Delivered to your site',
}
