export * from '#app/messages/en/orders/payment-link-title.ts'
