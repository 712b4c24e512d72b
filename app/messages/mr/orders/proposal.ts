export * from '#app/messages/en/orders/proposal.ts'
