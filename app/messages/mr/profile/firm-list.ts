export * from '#app/messages/en/profile/firm-list.ts'
