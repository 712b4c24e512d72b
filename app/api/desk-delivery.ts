import type {
  ChangeDeliveryRequest,
  DeliveryPreviewWire,
  DeskDeliveryWire,
  PreviewDeliveryRequest,
} from '#domain/delivery/plan-wire.ts'
import { request } from './request.ts'

const isDelivery = ({ plan }: Partial<DeskDeliveryWire>): boolean => Array.isArray(plan?.areas)

/** Where and when the store delivers, and how full its days are. */
export function fetchDelivery(): Promise<DeskDeliveryWire> {
  return request('GET', '/api/desk/delivery', { isSound: isDelivery })
}

/** Saves the plan; `edit-conflict` when somebody else changed it since `version`. */
export function saveDelivery(body: ChangeDeliveryRequest): Promise<DeskDeliveryWire> {
  return request<DeskDeliveryWire, ChangeDeliveryRequest>('PUT', '/api/desk/delivery', {
    body,
    isSound: isDelivery,
  })
}

/** What an order would be promised by a plan that may not be saved yet. */
export function previewDelivery(body: PreviewDeliveryRequest): Promise<DeliveryPreviewWire> {
  return request<DeliveryPreviewWire, PreviewDeliveryRequest>('POST', '/api/desk/delivery/preview', {
    body,
    isSound: ({ days }) => Array.isArray(days),
  })
}
