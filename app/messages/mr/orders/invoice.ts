export * from '#app/messages/en/orders/invoice.ts'
