export * from '#app/messages/en/orders/order-causes.ts'
