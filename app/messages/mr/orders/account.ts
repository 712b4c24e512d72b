export * from '#app/messages/en/orders/account.ts'
