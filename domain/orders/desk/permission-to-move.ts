import type { Permission } from '../../staff/permissions.ts'
import type { OrderStatus } from '../order.ts'

/** The permission that a move of an order to a status takes. */
export function permissionToMove(to: OrderStatus): Permission {
  switch (to) {
    case 'CANCELLED':
      return 'orders:cancel'
    case 'OUT_FOR_DELIVERY':
    case 'DELIVERED':
      return 'orders:deliver'
    case 'INITIATED':
    case 'PLACED':
    case 'SHIPPED':
      return 'orders:ship'
  }
}
