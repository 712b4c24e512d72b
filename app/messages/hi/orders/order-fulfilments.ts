import type { orderFulfilmentMessages as English } from '#app/messages/en/orders/order-fulfilments.ts'
export const orderFulfilmentMessages: typeof English = {
  title: 'आपकी डिलीवरी, हिस्सों में',
  units: (quantity, name) => `${quantity.toLocaleString('hi-IN')} × ${name}`,
  SHIPPED: 'रास्ते में',
  OUT_FOR_DELIVERY: 'आज पहुँचेगा',
  DELIVERED: 'पहुँच गया',
  RETURNED: 'डिलीवरी नहीं हुई',
  toCome: 'अभी आना बाकी है',
  CANCEL: (units, amount) => `रद्द हुआ: ${units} (${amount})`,
  RETURN: (units, amount) => `वापस हुआ: ${units} (${amount})`,
  REFUND: (_, amount) => `${amount} हमारी ओर से लौटाए गए`,
}
