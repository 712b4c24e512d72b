import {
  deliveryPlanCalls,
  type ChangeDeliveryRequest,
  type DeliveryPreviewWire,
  type DeskDeliveryWire,
  type PreviewDeliveryRequest,
} from '#domain/delivery/plan-wire.ts'
import { callApi } from './call.ts'

/** Where and when the store delivers, and how full its days are. */
export function fetchDelivery(): Promise<DeskDeliveryWire> {
  return callApi(deliveryPlanCalls.read, {})
}

/** Saves the plan; `edit-conflict` when somebody else changed it since `version`. */
export function saveDelivery(body: ChangeDeliveryRequest): Promise<DeskDeliveryWire> {
  return callApi(deliveryPlanCalls.change, { body })
}

/** What an order would be promised by a plan that may not be saved yet. */
export function previewDelivery(body: PreviewDeliveryRequest): Promise<DeliveryPreviewWire> {
  return callApi(deliveryPlanCalls.preview, { body })
}
