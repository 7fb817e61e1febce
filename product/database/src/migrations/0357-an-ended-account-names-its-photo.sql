-- Its file goes together with the user at the authentication service, also where the first job was given up or a backup brought both back.
ALTER TABLE app.ended_account ADD COLUMN photo uuid;
