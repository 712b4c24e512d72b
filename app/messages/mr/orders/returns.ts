export * from '#app/messages/en/orders/returns.ts'
