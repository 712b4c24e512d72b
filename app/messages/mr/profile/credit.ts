export * from '#app/messages/en/profile/credit.ts'
