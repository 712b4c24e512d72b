export * from '#app/messages/en/orders/payment-link.ts'
