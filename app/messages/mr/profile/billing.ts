export * from '#app/messages/en/profile/billing.ts'
