export * from '#app/messages/en/orders/pin-check.ts'
