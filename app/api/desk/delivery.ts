import {
  deliveryPlanCalls,
  type ChangeDeliveryRequest,
  type DeliveryPreviewWire,
  type DeskDeliveryWire,
  type PreviewDeliveryRequest,
} from '#domain/delivery/plan-wire.ts'
import { callApi } from '../transport/call.ts'

/** Delivery plan of the store, with how full its days are. */
export function fetchDelivery(): Promise<DeskDeliveryWire> {
  return callApi(deliveryPlanCalls.read, {})
}

/** Saves the plan; `edit-conflict` when somebody else changed it since `version`. */
export function saveDelivery(body: ChangeDeliveryRequest): Promise<DeskDeliveryWire> {
  return callApi(deliveryPlanCalls.change, { body })
}

/** Promise that an order would get by a plan that may not be saved yet. */
export function previewDelivery(body: PreviewDeliveryRequest): Promise<DeliveryPreviewWire> {
  return callApi(deliveryPlanCalls.preview, { body })
}
