-- A contract to begin with for each country. Sample texts: a lawyer reads them before anybody signs one.

INSERT INTO app.contract_template (name, country, worker_types, body_en, body_es) VALUES
('Fijo discontinuo (España)', 'ES', '{fixed_discontinuous}',
'# Permanent seasonal contract of employment

Sample text, to be reviewed by a lawyer before it is used.

Between {{entity.name}}, with tax number {{entity.taxId}} and address {{entity.address}} (the company), and {{worker.name}}, with identity number {{worker.identityNumber}} and address {{worker.address}} (the worker), on {{contract.day}}.

# First: the work

The company engages the worker as {{engagement.category}} for the events that it staffs. The contract is {{engagement.type}} (Workers'' Statute, art. 16): the work returns with the season and is interrupted between one call and the next.

# Second: duration

The contract begins on {{engagement.firstDay}}. End: {{engagement.lastDay}}.

# Third: working time and calls

Working time: {{engagement.workingTime}}. The company calls the worker in writing, in the order and with the notice of the collective agreement. Complementary hours: {{engagement.complementaryHours}}.

# Fourth: pay

The base rate is {{engagement.rate}}. The collective agreement is: {{engagement.convenio}}.

# Fifth: Social Security and data

The company registers the worker with Social Security before work starts. It uses the worker''s data to carry out this contract and to meet its legal duties.',
'# Contrato de trabajo fijo discontinuo

Texto de muestra, que debe revisar un abogado antes de usarse.

Entre {{entity.name}}, con CIF {{entity.taxId}} y domicilio en {{entity.address}} (la empresa), y {{worker.name}}, con documento de identidad {{worker.identityNumber}} y domicilio en {{worker.address}} (la persona trabajadora), a {{contract.day}}.

# Primera: el trabajo

La empresa contrata a la persona trabajadora como {{engagement.category}} para los eventos a los que presta servicio. El contrato es {{engagement.type}} (Estatuto de los Trabajadores, art. 16): el trabajo vuelve con la temporada y se interrumpe entre un llamamiento y el siguiente.

# Segunda: duración

El contrato empieza el {{engagement.firstDay}}. Fin: {{engagement.lastDay}}.

# Tercera: jornada y llamamientos

Jornada: {{engagement.workingTime}}. La empresa llama a la persona trabajadora por escrito, en el orden y con la antelación que fija el convenio. Horas complementarias: {{engagement.complementaryHours}}.

# Cuarta: salario

El precio base es de {{engagement.rate}}. El convenio colectivo es: {{engagement.convenio}}.

# Quinta: Seguridad Social y datos

La empresa da de alta a la persona trabajadora en la Seguridad Social antes de que empiece a trabajar. Trata sus datos para cumplir este contrato y sus obligaciones legales.'),
('Zero hours (United Kingdom)', 'UK', '{zero_hours}',
'# Zero-hours contract

Sample text, to be reviewed by a lawyer before it is used.

Between {{entity.name}}, {{entity.address}} (the company), and {{worker.name}}, identity number {{worker.identityNumber}}, {{worker.address}} (the worker), on {{contract.day}}. It is also the written statement of particulars (Employment Rights Act 1996, s. 1).

# 1. The work

The worker is engaged as {{engagement.category}} from {{engagement.firstDay}}. End: {{engagement.lastDay}}. Kind of contract: {{engagement.type}}.

# 2. Hours

The company offers work when there is some and does not promise any. The worker is free to accept or refuse each offer, and to work for others. Working time: {{engagement.workingTime}}.

# 3. Pay

The rate is {{engagement.rate}}, never below the National Minimum Wage. Holiday builds up with the hours worked.

# 4. Data

The company uses the worker''s data to carry out this contract and to meet its legal duties.',
'# Contrato de cero horas

Texto de muestra, que debe revisar un abogado antes de usarse.

Entre {{entity.name}}, {{entity.address}} (la empresa), y {{worker.name}}, documento de identidad {{worker.identityNumber}}, {{worker.address}} (la persona trabajadora), a {{contract.day}}. Es también la declaración escrita de condiciones (Employment Rights Act 1996, s. 1).

# 1. El trabajo

Se contrata a la persona trabajadora como {{engagement.category}} desde el {{engagement.firstDay}}. Fin: {{engagement.lastDay}}. Tipo de contrato: {{engagement.type}}.

# 2. Horas

La empresa ofrece trabajo cuando lo hay y no lo garantiza. La persona trabajadora puede aceptar o rechazar cada oferta y trabajar para otros. Jornada: {{engagement.workingTime}}.

# 3. Salario

El precio es de {{engagement.rate}}, nunca por debajo del salario mínimo nacional. Las vacaciones se generan con las horas trabajadas.

# 4. Datos

La empresa trata los datos de la persona trabajadora para cumplir este contrato y sus obligaciones legales.');
