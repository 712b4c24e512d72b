export * from '#app/messages/en/orders/approval.ts'
