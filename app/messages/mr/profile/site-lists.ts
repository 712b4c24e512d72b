export * from '#app/messages/en/profile/site-lists.ts'
