export * from '#app/messages/en/catalogue/commission.ts'
