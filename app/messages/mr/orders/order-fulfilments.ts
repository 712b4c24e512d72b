export * from '#app/messages/en/orders/order-fulfilments.ts'
