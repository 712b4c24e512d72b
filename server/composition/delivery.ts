import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { shippingTermsOf, type PieceToShip } from '#domain/delivery/shipping-terms.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { changeDelivery } from '../services/delivery/change-delivery.ts'
import { previewDelivery, type TriedOrder } from '../services/delivery/preview-delivery.ts'
import { readDelivery } from '../services/delivery/read-delivery.ts'
import { showPromise, type PromiseQuestion } from '../services/delivery/show-promise.ts'
import type { Dependencies } from './dependencies.ts'
import { findStorefront } from './store.ts'

/** Use cases of delivery: promises to customers, and the settings of the desk. */
export function bindDelivery(using: Dependencies) {
  return {
    showPromise: (question: PromiseQuestion) => showPromise(using, question),
    /** Finds the delivery terms of a piece of a product, as far as PIN codes alone decide them (AREA-02). */
    findShippingTerms: async (piece: PieceToShip) =>
      shippingTermsOf((await findStorefront(using)).plan, piece),
    read: (actor: StaffActor) => readDelivery(using, actor),
    change: (actor: StaffActor, change: { version: number; plan: DeliveryPlan }) =>
      changeDelivery(using, actor, change),
    preview: (actor: StaffActor, tried: TriedOrder) => previewDelivery(using, actor, tried),
  }
}
