export * from '#app/messages/en/profile/own-quotations.ts'
