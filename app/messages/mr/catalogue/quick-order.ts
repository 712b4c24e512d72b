export * from '#app/messages/en/catalogue/quick-order.ts'
