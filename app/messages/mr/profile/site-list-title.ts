export * from '#app/messages/en/profile/site-list-title.ts'
