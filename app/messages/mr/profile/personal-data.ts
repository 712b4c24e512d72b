export * from '#app/messages/en/profile/personal-data.ts'
