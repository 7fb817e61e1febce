-- Everyone has a fixed number of places to send files to ahead of a form. Whoever asks for several at once is given different ones by it.
CREATE SEQUENCE app.upload_turn CYCLE;
