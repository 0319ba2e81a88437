// `npm start`: installs and builds if needed, then serves the site (PORT says where).
process.argv.splice(2, 0, 'serve')
await import('../bin/ludopolis.mjs')
