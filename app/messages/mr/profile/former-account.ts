export * from '#app/messages/en/profile/former-account.ts'
