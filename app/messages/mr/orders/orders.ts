export * from '#app/messages/en/orders/orders.ts'
