export * from '#app/messages/en/orders/buying-firm.ts'
