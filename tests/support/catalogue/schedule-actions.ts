import type { ScheduledAction } from '#domain/catalogue/schedules/scheduled-change.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { DeskApi } from '../api/desk-api.ts'
import { deskProducts } from './desk-products.ts'

/** Changes that are scheduled for products; the desk is one that opens later. */
export function scheduleActions(desk: () => DeskApi) {
  const { product } = deskProducts(desk)
  /** Lets a product cost this much, in the words of the API. */
  const priceChange = async (entryId: string, priceWithGst: string) => {
    const { digest, form } = await product(entryId)
    const prices = form.variants.map((_, variant) => ({ variant, priceWithGst, mrp: '', priceBreaks: [] }))
    return { action: 'prices', digest, prices }
  }
  const scheduleAs = (entryId: string, at: string, change: object) =>
    desk().as('manager').post('/api/desk/scheduled-changes', { collection: 'products', entryId, at, change })
  return {
    priceChange,
    scheduleAs,
    inHours: (hours: number) => new Date(desk().api.now().getTime() + hours * HOUR_MS).toISOString(),
    schedule: (entryId: string, at: string, action: ScheduledAction) => scheduleAs(entryId, at, { action }),
    schedulePrice: async (entryId: string, at: string, price: string) =>
      scheduleAs(entryId, at, await priceChange(entryId, price)),
    /** Lets time pass, after which everybody signs in again, and the job runs. */
    pass: async (hours: number): Promise<void> => {
      desk().api.advanceClock(hours * HOUR_MS)
      await desk().api.services.jobs.runScheduledChanges()
      await desk().reopen()
    },
  }
}
