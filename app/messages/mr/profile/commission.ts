export * from '#app/messages/en/profile/commission.ts'
