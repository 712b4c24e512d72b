export * from '#app/messages/en/orders/order-search.ts'
