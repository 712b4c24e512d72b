import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { PieceToShip } from '#domain/delivery/shipping-terms.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { changeDelivery } from '../services/delivery/change-delivery.ts'
import { findShippingTerms } from '../services/delivery/find-shipping-terms.ts'
import { previewDelivery, type TriedOrder } from '../services/delivery/preview-delivery.ts'
import { readDelivery } from '../services/delivery/read-delivery.ts'
import { showPromise, type PromiseQuestion } from '../services/delivery/show-promise.ts'
import type { Dependencies } from './dependencies.ts'

/** Where and when the store delivers: what it promises to customers, and what the desk sets. */
export function bindDelivery(using: Dependencies) {
  return {
    showPromise: (question: PromiseQuestion) => showPromise(using, question),
    findShippingTerms: (piece: PieceToShip) => findShippingTerms(using, piece),
    read: (actor: StaffActor) => readDelivery(using, actor),
    change: (actor: StaffActor, change: { version: number; plan: DeliveryPlan }) =>
      changeDelivery(using, actor, change),
    preview: (actor: StaffActor, tried: TriedOrder) => previewDelivery(using, actor, tried),
  }
}
