export * from '#app/messages/en/profile/own-quotations-title.ts'
