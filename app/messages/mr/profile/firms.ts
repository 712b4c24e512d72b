export * from '#app/messages/en/profile/firms.ts'
