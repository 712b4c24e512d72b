export * from '#app/messages/en/orders/approval-title.ts'
