export * from '#app/messages/en/orders/quotation-title.ts'
