export * from '#app/messages/en/profile/partner-quotations.ts'
