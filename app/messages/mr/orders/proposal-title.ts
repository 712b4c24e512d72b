export * from '#app/messages/en/orders/proposal-title.ts'
