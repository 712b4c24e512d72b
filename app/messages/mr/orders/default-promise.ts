export * from '#app/messages/en/orders/default-promise.ts'
