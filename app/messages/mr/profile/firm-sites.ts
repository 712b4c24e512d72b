export * from '#app/messages/en/profile/firm-sites.ts'
