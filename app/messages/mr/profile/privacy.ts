export * from '#app/messages/en/profile/privacy.ts'
