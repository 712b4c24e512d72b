export * from '#app/messages/en/orders/quotation.ts'
