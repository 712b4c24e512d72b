export * from '#app/messages/en/profile/profile.ts'
