BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	user_id BIGINT NOT NULL, 
	what VARCHAR(64) NOT NULL, 
	old JSON, 
	new JSON, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE TABLE barred (
	guild_id BIGINT NOT NULL, 
	user_id BIGINT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_barred PRIMARY KEY (guild_id, user_id)
);
CREATE TABLE character_sets (
	guild_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	cards JSON NOT NULL, version INTEGER DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_character_sets PRIMARY KEY (guild_id, name)
);
CREATE TABLE deadlines (
	game_id VARCHAR(16) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	question INTEGER NOT NULL, 
	fires FLOAT NOT NULL, 
	"full" FLOAT NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (game_id, kind, seat), 
	CONSTRAINT fk_deadlines_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "deadlines" VALUES('2eb5sugc','lobby',-1,0,1000903.0,900.0);
INSERT INTO "deadlines" VALUES('fy45dqda','nudge',-1,14,1000732.5,20.0);
INSERT INTO "deadlines" VALUES('fy45dqda','question',-1,14,1000755.5,40.0);
INSERT INTO "deadlines" VALUES('jfvuq7es','question',-1,12,1000968.0,120.0);
INSERT INTO "deadlines" VALUES('tykxyytt','nudge',-1,14,1001145.0,20.0);
INSERT INTO "deadlines" VALUES('tykxyytt','question',-1,14,1001168.0,40.0);
INSERT INTO "deadlines" VALUES('2num3hgi','nudge',-1,9,1001282.5,60.0);
INSERT INTO "deadlines" VALUES('2num3hgi','question',-1,9,1001345.5,120.0);
CREATE TABLE events (
	game_id VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	body TEXT NOT NULL, at FLOAT, 
	CONSTRAINT pk_events PRIMARY KEY (game_id, version), 
	CONSTRAINT fk_events_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('2num3hgi',1,'game_began/1','{"rules":1,"players":2,"hands":3,"characters":["judge","bishop","king","fool","queen","witch"],"contest":"together","starter":0,"gold":6,"bank":182}',1001155.0);
INSERT INTO "events" VALUES('2num3hgi',2,'cards_dealt/1','{"number":1,"cards":["bishop","queen","judge","witch","fool","king"]}',1001155.0);
INSERT INTO "events" VALUES('2num3hgi',3,'seat_got_ready/1','{"seat":1}',1001162.5);
INSERT INTO "events" VALUES('2num3hgi',4,'seat_got_ready/1','{"seat":0}',1001170.0);
INSERT INTO "events" VALUES('2num3hgi',5,'cards_turned_down/1','{}',1001170.0);
INSERT INTO "events" VALUES('2num3hgi',6,'turn_began/1','{"number":2,"turn":1,"seat":0,"early":true,"forced":false}',1001170.0);
INSERT INTO "events" VALUES('2num3hgi',7,'cards_swapped/1','{"by":0,"cards":[0,2],"really":false}',1001177.5);
INSERT INTO "events" VALUES('2num3hgi',8,'turn_began/1','{"number":3,"turn":2,"seat":1,"early":true,"forced":false}',1001177.5);
INSERT INTO "events" VALUES('2num3hgi',9,'cards_swapped/1','{"by":1,"cards":[4,5],"really":false}',1001185.0);
INSERT INTO "events" VALUES('2num3hgi',10,'turn_began/1','{"number":4,"turn":3,"seat":0,"early":true,"forced":false}',1001185.0);
INSERT INTO "events" VALUES('2num3hgi',11,'cards_swapped/1','{"by":0,"cards":[1,4],"really":false}',1001192.5);
INSERT INTO "events" VALUES('2num3hgi',12,'turn_began/1','{"number":5,"turn":4,"seat":1,"early":true,"forced":false}',1001192.5);
INSERT INTO "events" VALUES('2num3hgi',13,'cards_swapped/1','{"by":1,"cards":[4,1],"really":true}',1001200.0);
INSERT INTO "events" VALUES('2num3hgi',14,'turn_began/1','{"number":6,"turn":5,"seat":0,"early":false,"forced":false}',1001200.0);
INSERT INTO "events" VALUES('2num3hgi',15,'cards_swapped/1','{"by":0,"cards":[1,4],"really":true}',1001207.5);
INSERT INTO "events" VALUES('2num3hgi',16,'turn_began/1','{"number":7,"turn":6,"seat":1,"early":false,"forced":false}',1001207.5);
INSERT INTO "events" VALUES('2num3hgi',17,'announced/1','{"number":8,"by":1,"character":"judge","card":3,"asked":null}',1001215.0);
INSERT INTO "events" VALUES('2num3hgi',18,'contest_answered/1','{"by":0,"answer":{"do":"contest","by":0,"card":2}}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',19,'contest_closed/1','{"contests":[{"seat":0,"card":2}]}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',20,'card_shown/1','{"seat":1,"card":3,"character":"witch"}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',21,'card_shown/1','{"seat":0,"card":2,"character":"judge"}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',22,'power_granted/1','{"character":"judge","users":[{"seat":0,"card":2}],"wrong":[1]}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',23,'gold_moved/1','{"source":-2,"target":0,"amount":0}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',24,'fine_paid/1','{"seat":1,"amount":1}',1001222.5);
INSERT INTO "events" VALUES('2num3hgi',25,'turn_began/1','{"number":9,"turn":7,"seat":0,"early":false,"forced":true}',1001222.5);
INSERT INTO "events" VALUES('53e4mrod',1,'game_began/1','{"rules":1,"players":4,"hands":1,"characters":["judge","bishop","king","queen","thief","cheat"],"contest":"together","starter":0,"gold":6,"bank":170}',1000000.0);
INSERT INTO "events" VALUES('53e4mrod',2,'cards_dealt/1','{"number":1,"cards":["bishop","thief","judge","cheat","queen","king"]}',1000000.0);
INSERT INTO "events" VALUES('53e4mrod',3,'seat_got_ready/1','{"seat":1}',1000007.5);
INSERT INTO "events" VALUES('53e4mrod',4,'seat_got_ready/1','{"seat":2}',1000015.0);
INSERT INTO "events" VALUES('53e4mrod',5,'seat_got_ready/1','{"seat":0}',1000022.5);
INSERT INTO "events" VALUES('53e4mrod',6,'seat_got_ready/1','{"seat":3}',1000030.0);
INSERT INTO "events" VALUES('53e4mrod',7,'cards_turned_down/1','{}',1000030.0);
INSERT INTO "events" VALUES('53e4mrod',8,'turn_began/1','{"number":2,"turn":1,"seat":0,"early":true,"forced":false}',1000030.0);
INSERT INTO "events" VALUES('53e4mrod',9,'cards_swapped/1','{"by":0,"cards":[0,2],"really":true}',1000037.5);
INSERT INTO "events" VALUES('53e4mrod',10,'turn_began/1','{"number":3,"turn":2,"seat":1,"early":true,"forced":false}',1000037.5);
INSERT INTO "events" VALUES('53e4mrod',11,'cards_swapped/1','{"by":1,"cards":[1,5],"really":false}',1000045.0);
INSERT INTO "events" VALUES('53e4mrod',12,'turn_began/1','{"number":4,"turn":3,"seat":2,"early":true,"forced":false}',1000045.0);
INSERT INTO "events" VALUES('53e4mrod',13,'cards_swapped/1','{"by":2,"cards":[2,4],"really":false}',1000052.5);
INSERT INTO "events" VALUES('53e4mrod',14,'turn_began/1','{"number":5,"turn":4,"seat":3,"early":true,"forced":false}',1000052.5);
INSERT INTO "events" VALUES('53e4mrod',15,'cards_swapped/1','{"by":3,"cards":[3,1],"really":true}',1000060.0);
INSERT INTO "events" VALUES('53e4mrod',16,'turn_began/1','{"number":6,"turn":5,"seat":0,"early":false,"forced":false}',1000060.0);
INSERT INTO "events" VALUES('53e4mrod',17,'announced/1','{"number":7,"by":0,"character":"cheat","card":0,"asked":null}',1000067.5);
INSERT INTO "events" VALUES('53e4mrod',18,'contest_answered/1','{"by":2,"answer":{"do":"contest","by":2,"card":2}}',1000075.0);
INSERT INTO "events" VALUES('53e4mrod',19,'contest_answered/1','{"by":1,"answer":{"do":"contest","by":1,"card":1}}',1000082.5);
INSERT INTO "events" VALUES('53e4mrod',20,'contest_answered/1','{"by":3,"answer":{"do":"pass","by":3}}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',21,'contest_closed/1','{"contests":[{"seat":1,"card":1},{"seat":2,"card":2}]}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',22,'card_shown/1','{"seat":0,"card":0,"character":"judge"}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',23,'card_shown/1','{"seat":1,"card":1,"character":"cheat"}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',24,'card_shown/1','{"seat":2,"card":2,"character":"bishop"}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',25,'power_granted/1','{"character":"cheat","users":[{"seat":1,"card":1}],"wrong":[0,2]}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',26,'fine_paid/1','{"seat":0,"amount":1}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',27,'fine_paid/1','{"seat":2,"amount":1}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',28,'turn_began/1','{"number":8,"turn":6,"seat":1,"early":false,"forced":true}',1000090.0);
INSERT INTO "events" VALUES('53e4mrod',29,'cards_swapped/1','{"by":1,"cards":[1,0],"really":false}',1000097.5);
INSERT INTO "events" VALUES('53e4mrod',30,'turn_began/1','{"number":9,"turn":7,"seat":2,"early":false,"forced":false}',1000097.5);
INSERT INTO "events" VALUES('53e4mrod',31,'cards_swapped/1','{"by":2,"cards":[2,5],"really":false}',1000105.0);
INSERT INTO "events" VALUES('53e4mrod',32,'turn_began/1','{"number":10,"turn":8,"seat":3,"early":false,"forced":false}',1000105.0);
INSERT INTO "events" VALUES('53e4mrod',33,'announced/1','{"number":11,"by":3,"character":"bishop","card":3,"asked":null}',1000112.5);
INSERT INTO "events" VALUES('53e4mrod',34,'standing_pass_given/1','{"by":2}',1000120.0);
INSERT INTO "events" VALUES('53e4mrod',35,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000120.0);
INSERT INTO "events" VALUES('53e4mrod',36,'contest_answered/1','{"by":1,"answer":{"do":"contest","by":1,"card":1}}',1000127.5);
INSERT INTO "events" VALUES('53e4mrod',37,'contest_answered/1','{"by":0,"answer":{"do":"pass","by":0}}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',38,'contest_closed/1','{"contests":[{"seat":1,"card":1}]}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',39,'card_shown/1','{"seat":3,"card":3,"character":"thief"}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',40,'card_shown/1','{"seat":1,"card":1,"character":"cheat"}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',41,'power_granted/1','{"character":"bishop","users":[],"wrong":[3,1]}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',42,'fine_paid/1','{"seat":3,"amount":1}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',43,'fine_paid/1','{"seat":1,"amount":1}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',44,'turn_began/1','{"number":12,"turn":9,"seat":0,"early":false,"forced":false}',1000135.0);
INSERT INTO "events" VALUES('53e4mrod',45,'cards_swapped/1','{"by":0,"cards":[0,2],"really":true}',1000142.5);
INSERT INTO "events" VALUES('53e4mrod',46,'turn_began/1','{"number":13,"turn":10,"seat":1,"early":false,"forced":false}',1000142.5);
INSERT INTO "events" VALUES('53e4mrod',47,'cards_swapped/1','{"by":1,"cards":[1,0],"really":false}',1000150.0);
INSERT INTO "events" VALUES('53e4mrod',48,'turn_began/1','{"number":14,"turn":11,"seat":2,"early":false,"forced":false}',1000150.0);
INSERT INTO "events" VALUES('53e4mrod',49,'cards_swapped/1','{"by":2,"cards":[2,4],"really":false}',1000157.5);
INSERT INTO "events" VALUES('53e4mrod',50,'turn_began/1','{"number":15,"turn":12,"seat":3,"early":false,"forced":false}',1000157.5);
INSERT INTO "events" VALUES('53e4mrod',51,'announced/1','{"number":16,"by":3,"character":"king","card":3,"asked":null}',1000165.0);
INSERT INTO "events" VALUES('53e4mrod',52,'standing_pass_given/1','{"by":2}',1000172.5);
INSERT INTO "events" VALUES('53e4mrod',53,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000172.5);
INSERT INTO "events" VALUES('53e4mrod',54,'contest_answered/1','{"by":1,"answer":{"do":"contest","by":1,"card":1}}',1000180.0);
INSERT INTO "events" VALUES('53e4mrod',55,'contest_answered/1','{"by":0,"answer":{"do":"contest","by":0,"card":0}}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',56,'contest_closed/1','{"contests":[{"seat":0,"card":0},{"seat":1,"card":1}]}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',57,'card_shown/1','{"seat":3,"card":3,"character":"thief"}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',58,'card_shown/1','{"seat":0,"card":0,"character":"bishop"}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',59,'card_shown/1','{"seat":1,"card":1,"character":"cheat"}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',60,'power_granted/1','{"character":"king","users":[],"wrong":[3,0,1]}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',61,'fine_paid/1','{"seat":3,"amount":1}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',62,'fine_paid/1','{"seat":0,"amount":1}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',63,'fine_paid/1','{"seat":1,"amount":1}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',64,'turn_began/1','{"number":17,"turn":13,"seat":0,"early":false,"forced":true}',1000187.5);
INSERT INTO "events" VALUES('53e4mrod',65,'cards_swapped/1','{"by":0,"cards":[0,5],"really":false}',1000195.0);
INSERT INTO "events" VALUES('53e4mrod',66,'turn_began/1','{"number":18,"turn":14,"seat":1,"early":false,"forced":false}',1000195.0);
INSERT INTO "events" VALUES('53e4mrod',67,'cards_swapped/1','{"by":1,"cards":[1,4],"really":true}',1000202.5);
INSERT INTO "events" VALUES('53e4mrod',68,'turn_began/1','{"number":19,"turn":15,"seat":2,"early":false,"forced":false}',1000202.5);
INSERT INTO "events" VALUES('53e4mrod',69,'cards_swapped/1','{"by":2,"cards":[2,3],"really":false}',1000210.0);
INSERT INTO "events" VALUES('53e4mrod',70,'turn_began/1','{"number":20,"turn":16,"seat":3,"early":false,"forced":false}',1000210.0);
INSERT INTO "events" VALUES('53e4mrod',71,'cards_swapped/1','{"by":3,"cards":[3,2],"really":true}',1000217.5);
INSERT INTO "events" VALUES('53e4mrod',72,'turn_began/1','{"number":21,"turn":17,"seat":0,"early":false,"forced":false}',1000217.5);
INSERT INTO "events" VALUES('53e4mrod',73,'cards_swapped/1','{"by":0,"cards":[0,2],"really":true}',1000225.0);
INSERT INTO "events" VALUES('53e4mrod',74,'turn_began/1','{"number":22,"turn":18,"seat":1,"early":false,"forced":false}',1000225.0);
INSERT INTO "events" VALUES('53e4mrod',75,'cards_swapped/1','{"by":1,"cards":[1,5],"really":false}',1000232.5);
INSERT INTO "events" VALUES('53e4mrod',76,'turn_began/1','{"number":23,"turn":19,"seat":2,"early":false,"forced":false}',1000232.5);
INSERT INTO "events" VALUES('53e4mrod',77,'cards_swapped/1','{"by":2,"cards":[2,0],"really":true}',1000240.0);
INSERT INTO "events" VALUES('53e4mrod',78,'turn_began/1','{"number":24,"turn":20,"seat":3,"early":false,"forced":false}',1000240.0);
INSERT INTO "events" VALUES('53e4mrod',79,'announced/1','{"number":25,"by":3,"character":"thief","card":3,"asked":null}',1000247.5);
INSERT INTO "events" VALUES('53e4mrod',80,'standing_pass_given/1','{"by":2}',1000255.0);
INSERT INTO "events" VALUES('53e4mrod',81,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000255.0);
INSERT INTO "events" VALUES('53e4mrod',82,'standing_pass_given/1','{"by":0}',1000262.5);
INSERT INTO "events" VALUES('53e4mrod',83,'contest_answered/1','{"by":0,"answer":{"do":"pass","by":0}}',1000262.5);
INSERT INTO "events" VALUES('53e4mrod',84,'standing_pass_given/1','{"by":1}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',85,'contest_answered/1','{"by":1,"answer":{"do":"pass","by":1}}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',86,'contest_closed/1','{"contests":[]}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',87,'power_granted/1','{"character":"thief","users":[{"seat":3,"card":3}],"wrong":[]}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',88,'gold_moved/1','{"source":0,"target":3,"amount":1}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',89,'gold_moved/1','{"source":2,"target":3,"amount":1}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',90,'turn_began/1','{"number":26,"turn":21,"seat":0,"early":false,"forced":false}',1000270.0);
INSERT INTO "events" VALUES('53e4mrod',91,'cards_swapped/1','{"by":0,"cards":[0,1],"really":false}',1000277.5);
INSERT INTO "events" VALUES('53e4mrod',92,'turn_began/1','{"number":27,"turn":22,"seat":1,"early":false,"forced":false}',1000277.5);
INSERT INTO "events" VALUES('53e4mrod',93,'announced/1','{"number":28,"by":1,"character":"king","card":1,"asked":null}',1000285.0);
INSERT INTO "events" VALUES('53e4mrod',94,'contest_answered/1','{"by":3,"answer":{"do":"pass","by":3}}',1000292.5);
INSERT INTO "events" VALUES('53e4mrod',95,'standing_pass_ended/1','{"by":2}',1000300.0);
INSERT INTO "events" VALUES('53e4mrod',96,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000300.0);
INSERT INTO "events" VALUES('53e4mrod',97,'contest_answered/1','{"by":0,"answer":{"do":"contest","by":0,"card":0}}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',98,'contest_closed/1','{"contests":[{"seat":0,"card":0}]}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',99,'card_shown/1','{"seat":1,"card":1,"character":"queen"}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',100,'card_shown/1','{"seat":0,"card":0,"character":"bishop"}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',101,'power_granted/1','{"character":"king","users":[],"wrong":[1,0]}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',102,'fine_paid/1','{"seat":1,"amount":1}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',103,'fine_paid/1','{"seat":0,"amount":1}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',104,'turn_began/1','{"number":29,"turn":23,"seat":2,"early":false,"forced":false}',1000307.5);
INSERT INTO "events" VALUES('53e4mrod',105,'cards_swapped/1','{"by":2,"cards":[2,5],"really":false}',1000315.0);
INSERT INTO "events" VALUES('53e4mrod',106,'turn_began/1','{"number":30,"turn":24,"seat":3,"early":false,"forced":false}',1000315.0);
INSERT INTO "events" VALUES('53e4mrod',107,'cards_swapped/1','{"by":3,"cards":[3,0],"really":true}',1000322.5);
INSERT INTO "events" VALUES('53e4mrod',108,'turn_began/1','{"number":31,"turn":25,"seat":0,"early":false,"forced":false}',1000322.5);
INSERT INTO "events" VALUES('53e4mrod',109,'cards_swapped/1','{"by":0,"cards":[0,1],"really":false}',1000330.0);
INSERT INTO "events" VALUES('53e4mrod',110,'turn_began/1','{"number":32,"turn":26,"seat":1,"early":false,"forced":false}',1000330.0);
INSERT INTO "events" VALUES('53e4mrod',111,'cards_swapped/1','{"by":1,"cards":[1,3],"really":true}',1000337.5);
INSERT INTO "events" VALUES('53e4mrod',112,'turn_began/1','{"number":33,"turn":27,"seat":2,"early":false,"forced":false}',1000337.5);
INSERT INTO "events" VALUES('53e4mrod',113,'cards_swapped/1','{"by":2,"cards":[2,4],"really":false}',1000345.0);
INSERT INTO "events" VALUES('53e4mrod',114,'turn_began/1','{"number":34,"turn":28,"seat":3,"early":false,"forced":false}',1000345.0);
INSERT INTO "events" VALUES('53e4mrod',115,'cards_swapped/1','{"by":3,"cards":[3,5],"really":true}',1000352.5);
INSERT INTO "events" VALUES('53e4mrod',116,'turn_began/1','{"number":35,"turn":29,"seat":0,"early":false,"forced":false}',1000352.5);
INSERT INTO "events" VALUES('53e4mrod',117,'cards_swapped/1','{"by":0,"cards":[0,3],"really":false}',1000360.0);
INSERT INTO "events" VALUES('53e4mrod',118,'turn_began/1','{"number":36,"turn":30,"seat":1,"early":false,"forced":false}',1000360.0);
INSERT INTO "events" VALUES('53e4mrod',119,'cards_seen/1','{"by":1,"cards":[1],"characters":["bishop"]}',1000367.5);
INSERT INTO "events" VALUES('53e4mrod',120,'turn_began/1','{"number":37,"turn":31,"seat":2,"early":false,"forced":false}',1000367.5);
INSERT INTO "events" VALUES('53e4mrod',121,'announced/1','{"number":38,"by":2,"character":"judge","card":2,"asked":null}',1000375.0);
INSERT INTO "events" VALUES('53e4mrod',122,'standing_pass_given/1','{"by":3}',1000382.5);
INSERT INTO "events" VALUES('53e4mrod',123,'contest_answered/1','{"by":3,"answer":{"do":"pass","by":3}}',1000382.5);
INSERT INTO "events" VALUES('53e4mrod',124,'standing_pass_given/1','{"by":1}',1000390.0);
INSERT INTO "events" VALUES('53e4mrod',125,'contest_answered/1','{"by":1,"answer":{"do":"pass","by":1}}',1000390.0);
INSERT INTO "events" VALUES('53e4mrod',126,'contest_answered/1','{"by":0,"answer":{"do":"contest","by":0,"card":0}}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',127,'contest_closed/1','{"contests":[{"seat":0,"card":0}]}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',128,'card_shown/1','{"seat":2,"card":2,"character":"thief"}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',129,'card_shown/1','{"seat":0,"card":0,"character":"judge"}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',130,'power_granted/1','{"character":"judge","users":[{"seat":0,"card":0}],"wrong":[2]}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',131,'gold_moved/1','{"source":-2,"target":0,"amount":9}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',132,'fine_paid/1','{"seat":2,"amount":1}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',133,'turn_began/1','{"number":39,"turn":32,"seat":3,"early":false,"forced":false}',1000397.5);
INSERT INTO "events" VALUES('53e4mrod',134,'announced/1','{"number":40,"by":3,"character":"cheat","card":3,"asked":null}',1000405.0);
INSERT INTO "events" VALUES('53e4mrod',135,'standing_pass_ended/1','{"by":1}',1000412.5);
INSERT INTO "events" VALUES('53e4mrod',136,'contest_answered/1','{"by":1,"answer":{"do":"contest","by":1,"card":1}}',1000412.5);
INSERT INTO "events" VALUES('53e4mrod',137,'standing_pass_given/1','{"by":0}',1000420.0);
INSERT INTO "events" VALUES('53e4mrod',138,'contest_answered/1','{"by":0,"answer":{"do":"pass","by":0}}',1000420.0);
INSERT INTO "events" VALUES('53e4mrod',139,'standing_pass_given/1','{"by":2}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',140,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',141,'contest_closed/1','{"contests":[{"seat":1,"card":1}]}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',142,'card_shown/1','{"seat":3,"card":3,"character":"king"}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',143,'card_shown/1','{"seat":1,"card":1,"character":"bishop"}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',144,'power_granted/1','{"character":"cheat","users":[],"wrong":[3,1]}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',145,'fine_paid/1','{"seat":3,"amount":1}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',146,'fine_paid/1','{"seat":1,"amount":1}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',147,'turn_began/1','{"number":41,"turn":33,"seat":0,"early":false,"forced":false}',1000427.5);
INSERT INTO "events" VALUES('53e4mrod',148,'cards_seen/1','{"by":0,"cards":[0],"characters":["judge"]}',1000435.0);
INSERT INTO "events" VALUES('53e4mrod',149,'turn_began/1','{"number":42,"turn":34,"seat":1,"early":false,"forced":false}',1000435.0);
INSERT INTO "events" VALUES('53e4mrod',150,'announced/1','{"number":43,"by":1,"character":"king","card":1,"asked":null}',1000442.5);
INSERT INTO "events" VALUES('53e4mrod',151,'standing_pass_given/1','{"by":0}',1000450.0);
INSERT INTO "events" VALUES('53e4mrod',152,'contest_answered/1','{"by":0,"answer":{"do":"pass","by":0}}',1000450.0);
INSERT INTO "events" VALUES('53e4mrod',153,'standing_pass_ended/1','{"by":2}',1000457.5);
INSERT INTO "events" VALUES('53e4mrod',154,'contest_answered/1','{"by":2,"answer":{"do":"contest","by":2,"card":2}}',1000457.5);
INSERT INTO "events" VALUES('53e4mrod',155,'contest_answered/1','{"by":3,"answer":{"do":"pass","by":3}}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',156,'contest_closed/1','{"contests":[{"seat":2,"card":2}]}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',157,'card_shown/1','{"seat":1,"card":1,"character":"bishop"}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',158,'card_shown/1','{"seat":2,"card":2,"character":"thief"}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',159,'power_granted/1','{"character":"king","users":[],"wrong":[1,2]}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',160,'fine_paid/1','{"seat":1,"amount":1}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',161,'fine_paid/1','{"seat":2,"amount":1}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',162,'turn_began/1','{"number":44,"turn":35,"seat":2,"early":false,"forced":true}',1000465.0);
INSERT INTO "events" VALUES('53e4mrod',163,'cards_swapped/1','{"by":2,"cards":[2,4],"really":true}',1000472.5);
INSERT INTO "events" VALUES('53e4mrod',164,'turn_began/1','{"number":45,"turn":36,"seat":3,"early":false,"forced":false}',1000472.5);
INSERT INTO "events" VALUES('53e4mrod',165,'announced/1','{"number":46,"by":3,"character":"judge","card":3,"asked":null}',1000480.0);
INSERT INTO "events" VALUES('53e4mrod',166,'contest_answered/1','{"by":2,"answer":{"do":"contest","by":2,"card":2}}',1000487.5);
INSERT INTO "events" VALUES('53e4mrod',167,'contest_answered/1','{"by":1,"answer":{"do":"contest","by":1,"card":1}}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',168,'contest_closed/1','{"contests":[{"seat":1,"card":1},{"seat":2,"card":2}]}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',169,'card_shown/1','{"seat":3,"card":3,"character":"king"}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',170,'card_shown/1','{"seat":1,"card":1,"character":"bishop"}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',171,'card_shown/1','{"seat":2,"card":2,"character":"cheat"}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',172,'power_granted/1','{"character":"judge","users":[],"wrong":[3,1,2]}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',173,'fine_paid/1','{"seat":3,"amount":1}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',174,'fine_paid/1','{"seat":1,"amount":1}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',175,'fine_paid/1','{"seat":2,"amount":1}',1000495.0);
INSERT INTO "events" VALUES('53e4mrod',176,'game_ended/1','{"reason":"ruin","winners":[0],"gold":[11,0,1,4],"cards":["judge","bishop","cheat","king","thief","queen"]}',1000495.0);
INSERT INTO "events" VALUES('fy45dqda',1,'game_began/1','{"rules":1,"players":7,"hands":1,"characters":["judge","bishop","king","queen","thief","witch","spy"],"contest":"together","starter":0,"gold":6,"bank":152}',1000495.0);
INSERT INTO "events" VALUES('fy45dqda',2,'cards_dealt/1','{"number":1,"cards":["bishop","thief","judge","king","witch","spy","queen"]}',1000495.0);
INSERT INTO "events" VALUES('fy45dqda',3,'seat_got_ready/1','{"seat":3}',1000502.5);
INSERT INTO "events" VALUES('fy45dqda',4,'seat_got_ready/1','{"seat":5}',1000510.0);
INSERT INTO "events" VALUES('fy45dqda',5,'seat_got_ready/1','{"seat":0}',1000517.5);
INSERT INTO "events" VALUES('fy45dqda',6,'seat_got_ready/1','{"seat":4}',1000525.0);
INSERT INTO "events" VALUES('fy45dqda',7,'seat_got_ready/1','{"seat":2}',1000532.5);
INSERT INTO "events" VALUES('fy45dqda',8,'seat_got_ready/1','{"seat":1}',1000540.0);
INSERT INTO "events" VALUES('fy45dqda',9,'seat_got_ready/1','{"seat":6}',1000547.5);
INSERT INTO "events" VALUES('fy45dqda',10,'cards_turned_down/1','{}',1000547.5);
INSERT INTO "events" VALUES('fy45dqda',11,'turn_began/1','{"number":2,"turn":1,"seat":0,"early":true,"forced":false}',1000547.5);
INSERT INTO "events" VALUES('fy45dqda',12,'cards_swapped/1','{"by":0,"cards":[0,5],"really":true}',1000555.0);
INSERT INTO "events" VALUES('fy45dqda',13,'turn_began/1','{"number":3,"turn":2,"seat":1,"early":true,"forced":false}',1000555.0);
INSERT INTO "events" VALUES('fy45dqda',14,'cards_swapped/1','{"by":1,"cards":[1,4],"really":false}',1000562.5);
INSERT INTO "events" VALUES('fy45dqda',15,'turn_began/1','{"number":4,"turn":3,"seat":2,"early":true,"forced":false}',1000562.5);
INSERT INTO "events" VALUES('fy45dqda',16,'cards_swapped/1','{"by":2,"cards":[2,3],"really":true}',1000570.0);
INSERT INTO "events" VALUES('fy45dqda',17,'turn_began/1','{"number":5,"turn":4,"seat":3,"early":true,"forced":false}',1000570.0);
INSERT INTO "events" VALUES('fy45dqda',18,'cards_swapped/1','{"by":3,"cards":[3,1],"really":true}',1000577.5);
INSERT INTO "events" VALUES('fy45dqda',19,'turn_began/1','{"number":6,"turn":5,"seat":4,"early":false,"forced":false}',1000577.5);
INSERT INTO "events" VALUES('fy45dqda',20,'cards_swapped/1','{"by":4,"cards":[4,2],"really":true}',1000585.0);
INSERT INTO "events" VALUES('fy45dqda',21,'turn_began/1','{"number":7,"turn":6,"seat":5,"early":false,"forced":false}',1000585.0);
INSERT INTO "events" VALUES('fy45dqda',22,'cards_swapped/1','{"by":5,"cards":[5,3],"really":false}',1000592.5);
INSERT INTO "events" VALUES('fy45dqda',23,'turn_began/1','{"number":8,"turn":7,"seat":6,"early":false,"forced":false}',1000592.5);
INSERT INTO "events" VALUES('fy45dqda',24,'cards_swapped/1','{"by":6,"cards":[6,5],"really":false}',1000600.0);
INSERT INTO "events" VALUES('fy45dqda',25,'turn_began/1','{"number":9,"turn":8,"seat":0,"early":false,"forced":false}',1000600.0);
INSERT INTO "events" VALUES('fy45dqda',26,'announced/1','{"number":10,"by":0,"character":"judge","card":0,"asked":null}',1000607.5);
INSERT INTO "events" VALUES('fy45dqda',27,'contest_answered/1','{"by":6,"answer":{"do":"contest","by":6,"card":6}}',1000615.0);
INSERT INTO "events" VALUES('fy45dqda',28,'contest_answered/1','{"by":1,"answer":{"do":"pass","by":1}}',1000622.5);
INSERT INTO "events" VALUES('fy45dqda',29,'standing_pass_given/1','{"by":4}',1000630.0);
INSERT INTO "events" VALUES('fy45dqda',30,'contest_answered/1','{"by":4,"answer":{"do":"pass","by":4}}',1000630.0);
INSERT INTO "events" VALUES('fy45dqda',31,'contest_answered/1','{"by":5,"answer":{"do":"pass","by":5}}',1000637.5);
INSERT INTO "events" VALUES('fy45dqda',32,'contest_answered/1','{"by":3,"answer":{"do":"pass","by":3}}',1000645.0);
INSERT INTO "events" VALUES('fy45dqda',33,'standing_pass_given/1','{"by":2}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',34,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',35,'contest_closed/1','{"contests":[{"seat":6,"card":6}]}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',36,'card_shown/1','{"seat":0,"card":0,"character":"spy"}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',37,'card_shown/1','{"seat":6,"card":6,"character":"queen"}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',38,'power_granted/1','{"character":"judge","users":[],"wrong":[0,6]}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',39,'fine_paid/1','{"seat":0,"amount":1}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',40,'fine_paid/1','{"seat":6,"amount":1}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',41,'turn_began/1','{"number":11,"turn":9,"seat":1,"early":false,"forced":false}',1000652.5);
INSERT INTO "events" VALUES('fy45dqda',42,'announced/1','{"number":12,"by":1,"character":"witch","card":1,"asked":null}',1000660.0);
INSERT INTO "events" VALUES('fy45dqda',43,'standing_pass_given/1','{"by":5}',1000667.5);
INSERT INTO "events" VALUES('fy45dqda',44,'contest_answered/1','{"by":5,"answer":{"do":"pass","by":5}}',1000667.5);
INSERT INTO "events" VALUES('fy45dqda',45,'contest_answered/1','{"by":3,"answer":{"do":"pass","by":3}}',1000675.0);
INSERT INTO "events" VALUES('fy45dqda',46,'standing_pass_ended/1','{"by":2}',1000682.5);
INSERT INTO "events" VALUES('fy45dqda',47,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1000682.5);
INSERT INTO "events" VALUES('fy45dqda',48,'contest_answered/1','{"by":6,"answer":{"do":"contest","by":6,"card":6}}',1000690.0);
INSERT INTO "events" VALUES('fy45dqda',49,'standing_pass_ended/1','{"by":4}',1000697.5);
INSERT INTO "events" VALUES('fy45dqda',50,'contest_answered/1','{"by":4,"answer":{"do":"contest","by":4,"card":4}}',1000697.5);
INSERT INTO "events" VALUES('fy45dqda',51,'contest_answered/1','{"by":0,"answer":{"do":"contest","by":0,"card":0}}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',52,'contest_closed/1','{"contests":[{"seat":4,"card":4},{"seat":6,"card":6},{"seat":0,"card":0}]}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',53,'card_shown/1','{"seat":1,"card":1,"character":"judge"}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',54,'card_shown/1','{"seat":4,"card":4,"character":"king"}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',55,'card_shown/1','{"seat":6,"card":6,"character":"queen"}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',56,'card_shown/1','{"seat":0,"card":0,"character":"spy"}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',57,'power_granted/1','{"character":"witch","users":[],"wrong":[1,4,6,0]}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',58,'fine_paid/1','{"seat":1,"amount":1}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',59,'fine_paid/1','{"seat":4,"amount":1}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',60,'fine_paid/1','{"seat":6,"amount":1}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',61,'fine_paid/1','{"seat":0,"amount":1}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',62,'turn_began/1','{"number":13,"turn":10,"seat":2,"early":false,"forced":false}',1000705.0);
INSERT INTO "events" VALUES('fy45dqda',63,'announced/1','{"number":14,"by":2,"character":"spy","card":2,"asked":null}',1000712.5);
INSERT INTO "events" VALUES('fy45dqda',64,'standing_pass_ended/1','{"by":5}',1000720.0);
INSERT INTO "events" VALUES('fy45dqda',65,'contest_answered/1','{"by":5,"answer":{"do":"pass","by":5}}',1000720.0);
INSERT INTO "events" VALUES('jfvuq7es',1,'game_began/1','{"rules":1,"players":4,"hands":1,"characters":["judge","bishop","king","queen","thief","cheat"],"contest":"together","starter":0,"gold":6,"bank":170}',1000720.0);
INSERT INTO "events" VALUES('jfvuq7es',2,'cards_dealt/1','{"number":1,"cards":["bishop","thief","judge","cheat","queen","king"]}',1000720.0);
INSERT INTO "events" VALUES('jfvuq7es',3,'seat_got_ready/1','{"seat":3}',1000727.5);
INSERT INTO "events" VALUES('jfvuq7es',4,'seat_got_ready/1','{"seat":2}',1000735.0);
INSERT INTO "events" VALUES('jfvuq7es',5,'seat_got_ready/1','{"seat":1}',1000742.5);
INSERT INTO "events" VALUES('jfvuq7es',6,'seat_got_ready/1','{"seat":0}',1000750.0);
INSERT INTO "events" VALUES('jfvuq7es',7,'cards_turned_down/1','{}',1000750.0);
INSERT INTO "events" VALUES('jfvuq7es',8,'turn_began/1','{"number":2,"turn":1,"seat":0,"early":true,"forced":false}',1000750.0);
INSERT INTO "events" VALUES('jfvuq7es',9,'cards_swapped/1','{"by":0,"cards":[0,5],"really":true}',1000757.5);
INSERT INTO "events" VALUES('jfvuq7es',10,'turn_began/1','{"number":3,"turn":2,"seat":1,"early":true,"forced":false}',1000757.5);
INSERT INTO "events" VALUES('jfvuq7es',11,'cards_swapped/1','{"by":1,"cards":[1,2],"really":false}',1000765.0);
INSERT INTO "events" VALUES('jfvuq7es',12,'turn_began/1','{"number":4,"turn":3,"seat":2,"early":true,"forced":false}',1000765.0);
INSERT INTO "events" VALUES('jfvuq7es',13,'cards_swapped/1','{"by":2,"cards":[2,0],"really":false}',1000772.5);
INSERT INTO "events" VALUES('jfvuq7es',14,'turn_began/1','{"number":5,"turn":4,"seat":3,"early":true,"forced":false}',1000772.5);
INSERT INTO "events" VALUES('jfvuq7es',15,'cards_swapped/1','{"by":3,"cards":[3,0],"really":false}',1000780.0);
INSERT INTO "events" VALUES('jfvuq7es',16,'turn_began/1','{"number":6,"turn":5,"seat":0,"early":false,"forced":false}',1000780.0);
INSERT INTO "events" VALUES('jfvuq7es',17,'announced/1','{"number":7,"by":0,"character":"cheat","card":0,"asked":null}',1000787.5);
INSERT INTO "events" VALUES('jfvuq7es',18,'contest_answered/1','{"by":2,"answer":{"do":"contest","by":2,"card":2}}',1000795.0);
INSERT INTO "events" VALUES('jfvuq7es',19,'seat_kept/1','{"seat":1}',1000800.0);
INSERT INTO "events" VALUES('jfvuq7es',20,'contest_answered/1','{"by":1,"answer":{"do":"pass","by":1}}',1000807.5);
INSERT INTO "events" VALUES('jfvuq7es',21,'contest_answered/1','{"by":3,"answer":{"do":"contest","by":3,"card":3}}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',22,'contest_closed/1','{"contests":[{"seat":2,"card":2},{"seat":3,"card":3}]}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',23,'card_shown/1','{"seat":0,"card":0,"character":"king"}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',24,'card_shown/1','{"seat":2,"card":2,"character":"judge"}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',25,'card_shown/1','{"seat":3,"card":3,"character":"cheat"}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',26,'power_granted/1','{"character":"cheat","users":[{"seat":3,"card":3}],"wrong":[0,2]}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',27,'fine_paid/1','{"seat":0,"amount":1}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',28,'fine_paid/1','{"seat":2,"amount":1}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',29,'turn_began/1','{"number":8,"turn":6,"seat":1,"early":false,"forced":false}',1000815.0);
INSERT INTO "events" VALUES('jfvuq7es',30,'cards_seen/1','{"by":1,"cards":[1],"characters":["thief"]}',1000822.5);
INSERT INTO "events" VALUES('jfvuq7es',31,'turn_began/1','{"number":9,"turn":7,"seat":2,"early":false,"forced":false}',1000822.5);
INSERT INTO "events" VALUES('jfvuq7es',32,'cards_swapped/1','{"by":2,"cards":[2,0],"really":false}',1000830.0);
INSERT INTO "events" VALUES('jfvuq7es',33,'turn_began/1','{"number":10,"turn":8,"seat":3,"early":false,"forced":false}',1000830.0);
INSERT INTO "events" VALUES('jfvuq7es',34,'cards_swapped/1','{"by":3,"cards":[3,1],"really":true}',1000837.5);
INSERT INTO "events" VALUES('jfvuq7es',35,'turn_began/1','{"number":11,"turn":9,"seat":0,"early":false,"forced":false}',1000837.5);
INSERT INTO "events" VALUES('jfvuq7es',36,'cards_swapped/1','{"by":0,"cards":[0,1],"really":true}',1000845.0);
INSERT INTO "events" VALUES('jfvuq7es',37,'turn_began/1','{"number":12,"turn":10,"seat":1,"early":false,"forced":false}',1000845.0);
INSERT INTO "events" VALUES('jfvuq7es',38,'seat_returned/1','{"seat":1}',1000850.0);
INSERT INTO "events" VALUES('jfvuq7es',39,'seat_kept/1','{"seat":2}',1000855.0);
INSERT INTO "events" VALUES('tykxyytt',1,'game_began/1','{"rules":1,"players":13,"hands":1,"characters":["judge","bishop","king","fool","queen","thief","witch","spy","peasant","peasant","cheat","inquisitor","widow"],"contest":"together","starter":0,"gold":6,"bank":116}',1000855.0);
INSERT INTO "events" VALUES('tykxyytt',2,'cards_dealt/1','{"number":1,"cards":["king","peasant","bishop","queen","cheat","spy","witch","fool","thief","inquisitor","judge","widow","peasant"]}',1000855.0);
INSERT INTO "events" VALUES('tykxyytt',3,'seat_got_ready/1','{"seat":0}',1000862.5);
INSERT INTO "events" VALUES('tykxyytt',4,'seat_got_ready/1','{"seat":7}',1000870.0);
INSERT INTO "events" VALUES('tykxyytt',5,'seat_got_ready/1','{"seat":1}',1000877.5);
INSERT INTO "events" VALUES('tykxyytt',6,'seat_got_ready/1','{"seat":3}',1000885.0);
INSERT INTO "events" VALUES('tykxyytt',7,'seat_got_ready/1','{"seat":12}',1000892.5);
INSERT INTO "events" VALUES('tykxyytt',8,'seat_got_ready/1','{"seat":6}',1000900.0);
INSERT INTO "events" VALUES('tykxyytt',9,'seat_got_ready/1','{"seat":9}',1000907.5);
INSERT INTO "events" VALUES('tykxyytt',10,'seat_got_ready/1','{"seat":2}',1000915.0);
INSERT INTO "events" VALUES('tykxyytt',11,'seat_got_ready/1','{"seat":8}',1000922.5);
INSERT INTO "events" VALUES('tykxyytt',12,'seat_got_ready/1','{"seat":10}',1000930.0);
INSERT INTO "events" VALUES('tykxyytt',13,'seat_got_ready/1','{"seat":4}',1000937.5);
INSERT INTO "events" VALUES('tykxyytt',14,'seat_got_ready/1','{"seat":5}',1000945.0);
INSERT INTO "events" VALUES('tykxyytt',15,'seat_got_ready/1','{"seat":11}',1000952.5);
INSERT INTO "events" VALUES('tykxyytt',16,'cards_turned_down/1','{}',1000952.5);
INSERT INTO "events" VALUES('tykxyytt',17,'turn_began/1','{"number":2,"turn":1,"seat":0,"early":true,"forced":false}',1000952.5);
INSERT INTO "events" VALUES('tykxyytt',18,'cards_swapped/1','{"by":0,"cards":[0,4],"really":true}',1000960.0);
INSERT INTO "events" VALUES('tykxyytt',19,'turn_began/1','{"number":3,"turn":2,"seat":1,"early":true,"forced":false}',1000960.0);
INSERT INTO "events" VALUES('tykxyytt',20,'cards_swapped/1','{"by":1,"cards":[1,4],"really":false}',1000967.5);
INSERT INTO "events" VALUES('tykxyytt',21,'turn_began/1','{"number":4,"turn":3,"seat":2,"early":true,"forced":false}',1000967.5);
INSERT INTO "events" VALUES('tykxyytt',22,'cards_swapped/1','{"by":2,"cards":[2,10],"really":true}',1000975.0);
INSERT INTO "events" VALUES('tykxyytt',23,'turn_began/1','{"number":5,"turn":4,"seat":3,"early":true,"forced":false}',1000975.0);
INSERT INTO "events" VALUES('tykxyytt',24,'cards_swapped/1','{"by":3,"cards":[3,4],"really":true}',1000982.5);
INSERT INTO "events" VALUES('tykxyytt',25,'turn_began/1','{"number":6,"turn":5,"seat":4,"early":false,"forced":false}',1000982.5);
INSERT INTO "events" VALUES('tykxyytt',26,'cards_swapped/1','{"by":4,"cards":[4,12],"really":true}',1000990.0);
INSERT INTO "events" VALUES('tykxyytt',27,'turn_began/1','{"number":7,"turn":6,"seat":5,"early":false,"forced":false}',1000990.0);
INSERT INTO "events" VALUES('tykxyytt',28,'announced/1','{"number":8,"by":5,"character":"peasant","card":5,"asked":null}',1000997.5);
INSERT INTO "events" VALUES('tykxyytt',29,'standing_pass_given/1','{"by":1}',1001005.0);
INSERT INTO "events" VALUES('tykxyytt',30,'contest_answered/1','{"by":1,"answer":{"do":"pass","by":1}}',1001005.0);
INSERT INTO "events" VALUES('tykxyytt',31,'standing_pass_given/1','{"by":6}',1001012.5);
INSERT INTO "events" VALUES('tykxyytt',32,'contest_answered/1','{"by":6,"answer":{"do":"pass","by":6}}',1001012.5);
INSERT INTO "events" VALUES('tykxyytt',33,'contest_answered/1','{"by":12,"answer":{"do":"pass","by":12}}',1001020.0);
INSERT INTO "events" VALUES('tykxyytt',34,'contest_answered/1','{"by":7,"answer":{"do":"pass","by":7}}',1001027.5);
INSERT INTO "events" VALUES('tykxyytt',35,'contest_answered/1','{"by":8,"answer":{"do":"pass","by":8}}',1001035.0);
INSERT INTO "events" VALUES('tykxyytt',36,'contest_answered/1','{"by":9,"answer":{"do":"pass","by":9}}',1001042.5);
INSERT INTO "events" VALUES('tykxyytt',37,'contest_answered/1','{"by":2,"answer":{"do":"pass","by":2}}',1001050.0);
INSERT INTO "events" VALUES('tykxyytt',38,'contest_answered/1','{"by":10,"answer":{"do":"contest","by":10,"card":10}}',1001057.5);
INSERT INTO "events" VALUES('tykxyytt',39,'standing_pass_given/1','{"by":4}',1001065.0);
INSERT INTO "events" VALUES('tykxyytt',40,'contest_answered/1','{"by":4,"answer":{"do":"pass","by":4}}',1001065.0);
INSERT INTO "events" VALUES('tykxyytt',41,'standing_pass_given/1','{"by":11}',1001072.5);
INSERT INTO "events" VALUES('tykxyytt',42,'contest_answered/1','{"by":11,"answer":{"do":"pass","by":11}}',1001072.5);
INSERT INTO "events" VALUES('tykxyytt',43,'standing_pass_given/1','{"by":0}',1001080.0);
INSERT INTO "events" VALUES('tykxyytt',44,'contest_answered/1','{"by":0,"answer":{"do":"pass","by":0}}',1001080.0);
INSERT INTO "events" VALUES('tykxyytt',45,'contest_answered/1','{"by":3,"answer":{"do":"contest","by":3,"card":3}}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',46,'contest_closed/1','{"contests":[{"seat":10,"card":10},{"seat":3,"card":3}]}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',47,'card_shown/1','{"seat":5,"card":5,"character":"spy"}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',48,'card_shown/1','{"seat":10,"card":10,"character":"bishop"}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',49,'card_shown/1','{"seat":3,"card":3,"character":"king"}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',50,'power_granted/1','{"character":"peasant","users":[],"wrong":[5,10,3]}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',51,'fine_paid/1','{"seat":5,"amount":1}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',52,'fine_paid/1','{"seat":10,"amount":1}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',53,'fine_paid/1','{"seat":3,"amount":1}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',54,'turn_began/1','{"number":9,"turn":7,"seat":6,"early":false,"forced":false}',1001087.5);
INSERT INTO "events" VALUES('tykxyytt',55,'cards_swapped/1','{"by":6,"cards":[6,3],"really":true}',1001095.0);
INSERT INTO "events" VALUES('tykxyytt',56,'turn_began/1','{"number":10,"turn":8,"seat":7,"early":false,"forced":false}',1001095.0);
INSERT INTO "events" VALUES('tykxyytt',57,'cards_swapped/1','{"by":7,"cards":[7,3],"really":false}',1001102.5);
INSERT INTO "events" VALUES('tykxyytt',58,'turn_began/1','{"number":11,"turn":9,"seat":8,"early":false,"forced":false}',1001102.5);
INSERT INTO "events" VALUES('tykxyytt',59,'cards_swapped/1','{"by":8,"cards":[8,6],"really":true}',1001110.0);
INSERT INTO "events" VALUES('tykxyytt',60,'turn_began/1','{"number":12,"turn":10,"seat":9,"early":false,"forced":false}',1001110.0);
INSERT INTO "events" VALUES('tykxyytt',61,'cards_swapped/1','{"by":9,"cards":[9,0],"really":true}',1001117.5);
INSERT INTO "events" VALUES('tykxyytt',62,'turn_began/1','{"number":13,"turn":11,"seat":10,"early":false,"forced":false}',1001117.5);
INSERT INTO "events" VALUES('tykxyytt',63,'announced/1','{"number":14,"by":10,"character":"inquisitor","card":10,"asked":null}',1001125.0);
INSERT INTO "events" VALUES('tykxyytt',64,'standing_pass_ended/1','{"by":11}',1001132.5);
INSERT INTO "events" VALUES('tykxyytt',65,'contest_answered/1','{"by":11,"answer":{"do":"contest","by":11,"card":11}}',1001132.5);
INSERT INTO "events" VALUES('tykxyytt',66,'standing_pass_ended/1','{"by":0}',1001140.0);
INSERT INTO "events" VALUES('tykxyytt',67,'contest_answered/1','{"by":0,"answer":{"do":"pass","by":0}}',1001140.0);
INSERT INTO "events" VALUES('tykxyytt',68,'standing_pass_given/1','{"by":12}',1001147.5);
INSERT INTO "events" VALUES('tykxyytt',69,'contest_answered/1','{"by":12,"answer":{"do":"pass","by":12}}',1001147.5);
INSERT INTO "events" VALUES('tykxyytt',70,'contest_answered/1','{"by":8,"answer":{"do":"contest","by":8,"card":8}}',1001155.0);
CREATE TABLE farewells (
	message_id BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	CONSTRAINT pk_farewells PRIMARY KEY (message_id)
);
CREATE TABLE games (
	id VARCHAR(16) NOT NULL, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	rules INTEGER, 
	settings TEXT NOT NULL, 
	closed VARCHAR(16), begun FLOAT, ended FLOAT, finished INTEGER, 
	CONSTRAINT pk_games PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('2eb5sugc',5,50,'lobby',1000000.0,NULL,'{"times":{"memorise":60,"turn":120,"contest":40,"power":80},"language":"en","more":{}}',NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('53e4mrod',5,1,'over',1000000.0,1,'{"times":{"memorise":60,"turn":120,"contest":40,"power":80},"language":"en","more":{}}','ruin',1000000.0,1000495.0,1);
INSERT INTO "games" VALUES('fy45dqda',5,2,'playing',1000495.0,1,'{"times":{"memorise":60,"turn":120,"contest":40,"power":80},"language":"en","more":{}}',NULL,1000495.0,NULL,NULL);
INSERT INTO "games" VALUES('jfvuq7es',5,3,'playing',1000720.0,1,'{"times":{"memorise":60,"turn":120,"contest":40,"power":80},"language":"en","more":{}}',NULL,1000720.0,NULL,NULL);
INSERT INTO "games" VALUES('tykxyytt',5,4,'playing',1000855.0,1,'{"times":{"memorise":60,"turn":120,"contest":40,"power":80},"language":"en","more":{}}',NULL,1000855.0,NULL,NULL);
INSERT INTO "games" VALUES('2num3hgi',5,5,'playing',1001155.0,1,'{"times":{"memorise":60,"turn":120,"contest":40,"power":80},"language":"en","more":{}}',NULL,1001155.0,NULL,NULL);
CREATE TABLE guilds (
	guild_id BIGINT NOT NULL, 
	settings JSON NOT NULL, version INTEGER DEFAULT '0' NOT NULL, gone_since FLOAT, 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
CREATE TABLE "heartbeats" (
	shard INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_pulses PRIMARY KEY (shard)
);
CREATE TABLE "idempotency_keys" (
	game_id VARCHAR(16) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	first INTEGER NOT NULL, 
	last INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (game_id, "key"), 
	CONSTRAINT fk_keys_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "idempotency_keys" VALUES('2eb5sugc','lobby',0,0,1000000.0);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','10-4',10,12,1001192.5);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','12-5',12,14,1001200.0);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','14-6',14,16,1001207.5);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','16-7',16,17,1001215.0);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','17-8',17,25,1001222.5);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','2-0',2,3,1001162.5);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','3-1',3,6,1001170.0);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','6-2',6,8,1001177.5);
INSERT INTO "idempotency_keys" VALUES('2num3hgi','8-3',8,10,1001185.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','10-5',10,12,1000045.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','104-41',104,106,1000315.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','106-42',106,108,1000322.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','108-43',108,110,1000330.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','110-44',110,112,1000337.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','112-45',112,114,1000345.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','114-46',114,116,1000352.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','116-47',116,118,1000360.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','118-48',118,120,1000367.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','12-6',12,14,1000052.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','120-49',120,121,1000375.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','121-50',121,123,1000382.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','123-51',123,125,1000390.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','125-52',125,133,1000397.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','133-53',133,134,1000405.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','134-54',134,136,1000412.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','136-55',136,138,1000420.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','138-56',138,147,1000427.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','14-7',14,16,1000060.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','147-57',147,149,1000435.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','149-58',149,150,1000442.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','150-59',150,152,1000450.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','152-60',152,154,1000457.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','154-61',154,162,1000465.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','16-8',16,17,1000067.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','162-62',162,164,1000472.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','164-63',164,165,1000480.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','165-64',165,166,1000487.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','166-65',166,176,1000495.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','17-9',17,18,1000075.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','18-10',18,19,1000082.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','19-11',19,28,1000090.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','2-0',2,3,1000007.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','28-12',28,30,1000097.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','3-1',3,4,1000015.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','30-13',30,32,1000105.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','32-14',32,33,1000112.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','33-15',33,35,1000120.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','35-16',35,36,1000127.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','36-17',36,44,1000135.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','4-2',4,5,1000022.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','44-18',44,46,1000142.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','46-19',46,48,1000150.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','48-20',48,50,1000157.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','5-3',5,8,1000030.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','50-21',50,51,1000165.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','51-22',51,53,1000172.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','53-23',53,54,1000180.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','54-24',54,64,1000187.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','64-25',64,66,1000195.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','66-26',66,68,1000202.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','68-27',68,70,1000210.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','70-28',70,72,1000217.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','72-29',72,74,1000225.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','74-30',74,76,1000232.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','76-31',76,78,1000240.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','78-32',78,79,1000247.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','79-33',79,81,1000255.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','8-4',8,10,1000037.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','81-34',81,83,1000262.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','83-35',83,90,1000270.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','90-36',90,92,1000277.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','92-37',92,93,1000285.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','93-38',93,94,1000292.5);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','94-39',94,96,1000300.0);
INSERT INTO "idempotency_keys" VALUES('53e4mrod','96-40',96,104,1000307.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','11-7',11,13,1000555.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','13-8',13,15,1000562.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','15-9',15,17,1000570.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','17-10',17,19,1000577.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','19-11',19,21,1000585.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','2-0',2,3,1000502.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','21-12',21,23,1000592.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','23-13',23,25,1000600.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','25-14',25,26,1000607.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','26-15',26,27,1000615.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','27-16',27,28,1000622.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','28-17',28,30,1000630.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','3-1',3,4,1000510.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','30-18',30,31,1000637.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','31-19',31,32,1000645.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','32-20',32,41,1000652.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','4-2',4,5,1000517.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','41-21',41,42,1000660.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','42-22',42,44,1000667.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','44-23',44,45,1000675.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','45-24',45,47,1000682.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','47-25',47,48,1000690.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','48-26',48,50,1000697.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','5-3',5,6,1000525.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','50-27',50,62,1000705.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','6-4',6,7,1000532.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','62-28',62,63,1000712.5);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','63-29',63,65,1000720.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','7-5',7,8,1000540.0);
INSERT INTO "idempotency_keys" VALUES('fy45dqda','8-6',8,11,1000547.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','10-5',10,12,1000765.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','12-6',12,14,1000772.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','14-7',14,16,1000780.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','16-8',16,17,1000787.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','17-9',17,18,1000795.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','19-0',19,20,1000807.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','2-0',2,3,1000727.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','20-1',20,29,1000815.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','29-2',29,31,1000822.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','3-1',3,4,1000735.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','31-3',31,33,1000830.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','33-4',33,35,1000837.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','35-5',35,37,1000845.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','4-2',4,5,1000742.5);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','5-3',5,8,1000750.0);
INSERT INTO "idempotency_keys" VALUES('jfvuq7es','8-4',8,10,1000757.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','10-8',10,11,1000922.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','11-9',11,12,1000930.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','12-10',12,13,1000937.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','13-11',13,14,1000945.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','14-12',14,17,1000952.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','17-13',17,19,1000960.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','19-14',19,21,1000967.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','2-0',2,3,1000862.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','21-15',21,23,1000975.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','23-16',23,25,1000982.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','25-17',25,27,1000990.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','27-18',27,28,1000997.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','28-19',28,30,1001005.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','3-1',3,4,1000870.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','30-20',30,32,1001012.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','32-21',32,33,1001020.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','33-22',33,34,1001027.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','34-23',34,35,1001035.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','35-24',35,36,1001042.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','36-25',36,37,1001050.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','37-26',37,38,1001057.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','38-27',38,40,1001065.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','4-2',4,5,1000877.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','40-28',40,42,1001072.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','42-29',42,44,1001080.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','44-30',44,54,1001087.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','5-3',5,6,1000885.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','54-31',54,56,1001095.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','56-32',56,58,1001102.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','58-33',58,60,1001110.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','6-4',6,7,1000892.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','60-34',60,62,1001117.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','62-35',62,63,1001125.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','63-36',63,65,1001132.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','65-37',65,67,1001140.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','67-38',67,69,1001147.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','69-39',69,70,1001155.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','7-5',7,8,1000900.0);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','8-6',8,9,1000907.5);
INSERT INTO "idempotency_keys" VALUES('tykxyytt','9-7',9,10,1000915.0);
CREATE TABLE identifies (
	bucket INTEGER NOT NULL, 
	next FLOAT NOT NULL, 
	CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
CREATE TABLE leases (
	slot INTEGER NOT NULL, 
	slots INTEGER NOT NULL, 
	shards INTEGER NOT NULL, 
	owner VARCHAR(64), 
	epoch INTEGER NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (slot)
);
CREATE TABLE notes (
	name VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (name)
);
CREATE TABLE offers (
	game_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	moderator TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_offers PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_offers_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE "outbox" (
	game_id VARCHAR(16) NOT NULL, 
	slot VARCHAR(40) NOT NULL, 
	nonce VARCHAR(25) NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT, 
	shown VARCHAR(64), 
	created FLOAT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_posts PRIMARY KEY (game_id, slot), 
	CONSTRAINT fk_posts_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "outbox" VALUES('2eb5sugc','lobby','0def07702c7b61c65b5c',50,NULL,NULL,1000000.0,'wanted');
CREATE TABLE practice_games (
	user_id BIGINT NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	settings TEXT NOT NULL, 
	log TEXT NOT NULL, 
	touched FLOAT NOT NULL, 
	CONSTRAINT pk_practice_games PRIMARY KEY (user_id)
);
CREATE TABLE record_books (
	guild_id BIGINT NOT NULL, 
	upto INTEGER NOT NULL, 
	wiping BOOLEAN NOT NULL, 
	CONSTRAINT pk_record_books PRIMARY KEY (guild_id)
);
CREATE TABLE record_powers (
	guild_id BIGINT NOT NULL, 
	player VARCHAR(20) NOT NULL, 
	power VARCHAR(16) NOT NULL, 
	uses INTEGER NOT NULL, 
	gold INTEGER NOT NULL, 
	CONSTRAINT pk_record_powers PRIMARY KEY (guild_id, player, power)
)
 WITHOUT ROWID

;
CREATE TABLE record_seats (
	guild_id BIGINT NOT NULL, 
	finished INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(20) NOT NULL, 
	game_id VARCHAR(16) NOT NULL, 
	season INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	review INTEGER, 
	CONSTRAINT pk_record_seats PRIMARY KEY (guild_id, finished, seat)
)
 WITHOUT ROWID

;
CREATE TABLE record_standings (
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	player VARCHAR(20) NOT NULL, 
	listing VARCHAR(9) NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	fair FLOAT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	claims INTEGER NOT NULL, 
	true_claims INTEGER NOT NULL, 
	believed INTEGER NOT NULL, 
	caught INTEGER NOT NULL, 
	contests INTEGER NOT NULL, 
	right_contests INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	reviewed INTEGER NOT NULL, 
	review_sum INTEGER NOT NULL, 
	review FLOAT, 
	CONSTRAINT pk_record_standings PRIMARY KEY (guild_id, season, player)
)
 WITHOUT ROWID

;
CREATE TABLE record_thefts (
	guild_id BIGINT NOT NULL, 
	player VARCHAR(20) NOT NULL, 
	victim VARCHAR(20) NOT NULL, 
	gold INTEGER NOT NULL, 
	CONSTRAINT pk_record_thefts PRIMARY KEY (guild_id, player, victim)
)
 WITHOUT ROWID

;
CREATE TABLE record_titles (
	guild_id BIGINT NOT NULL, 
	player VARCHAR(20) NOT NULL, 
	title VARCHAR(24) NOT NULL, 
	finished INTEGER NOT NULL, 
	cards VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_record_titles PRIMARY KEY (guild_id, player, title)
)
 WITHOUT ROWID

;
CREATE TABLE review_figures (
	game_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	figure INTEGER NOT NULL, 
	CONSTRAINT pk_review_figures PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_review_figures_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE reviews (
	game_id VARCHAR(16) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (game_id), 
	CONSTRAINT fk_reviews_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE seasons (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	"after" INTEGER NOT NULL, 
	since FLOAT NOT NULL, 
	CONSTRAINT pk_seasons PRIMARY KEY (guild_id, number)
);
CREATE TABLE seats (
	game_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name TEXT NOT NULL, 
	automaton VARCHAR(16), 
	seed BIGINT, 
	host BOOLEAN NOT NULL, 
	reserved BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_seats_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('2eb5sugc',0,1,'Ada',NULL,NULL,1,0);
INSERT INTO "seats" VALUES('2eb5sugc',1,NULL,'Colombina','regular',7,0,0);
INSERT INTO "seats" VALUES('53e4mrod',0,100,'Person 0',NULL,NULL,1,0);
INSERT INTO "seats" VALUES('53e4mrod',1,101,'Person 1',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('53e4mrod',2,102,'Person 2',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('53e4mrod',3,103,'Person 3',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('fy45dqda',0,100,'Person 0',NULL,NULL,1,0);
INSERT INTO "seats" VALUES('fy45dqda',1,101,'Person 1',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('fy45dqda',2,102,'Person 2',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('fy45dqda',3,103,'Person 3',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('fy45dqda',4,104,'Person 4',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('fy45dqda',5,105,'Person 5',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('fy45dqda',6,106,'Person 6',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('jfvuq7es',0,100,'Person 0',NULL,NULL,1,0);
INSERT INTO "seats" VALUES('jfvuq7es',1,201,'Grace',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('jfvuq7es',2,NULL,'Person 2',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('jfvuq7es',3,103,'Person 3',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',0,100,'Person 0',NULL,NULL,1,0);
INSERT INTO "seats" VALUES('tykxyytt',1,101,'Person 1',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',2,102,'Person 2',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',3,103,'Person 3',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',4,104,'Person 4',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',5,105,'Person 5',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',6,106,'Person 6',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',7,107,'Person 7',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',8,108,'Person 8',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',9,109,'Person 9',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',10,110,'Person 10',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('tykxyytt',11,NULL,'Doll 0','regular',0,0,0);
INSERT INTO "seats" VALUES('tykxyytt',12,NULL,'Doll 1','regular',1,0,0);
INSERT INTO "seats" VALUES('2num3hgi',0,100,'Person 0',NULL,NULL,1,0);
INSERT INTO "seats" VALUES('2num3hgi',1,101,'Person 1',NULL,NULL,0,0);
CREATE TABLE sent_commands (
	application_id BIGINT NOT NULL, 
	fingerprint VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_sent_commands PRIMARY KEY (application_id)
);
CREATE TABLE sent_emojis (
	application_id BIGINT NOT NULL, 
	fingerprint VARCHAR(64) NOT NULL, 
	since FLOAT NOT NULL, 
	CONSTRAINT pk_sent_emojis PRIMARY KEY (application_id)
);
CREATE TABLE sittings (
	game_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	automaton VARCHAR(16), 
	name TEXT, 
	since FLOAT, 
	until FLOAT, 
	first INTEGER, 
	last INTEGER, 
	CONSTRAINT pk_sittings PRIMARY KEY (game_id, number), 
	CONSTRAINT fk_sittings_game_id FOREIGN KEY(game_id) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "sittings" VALUES('53e4mrod',1,0,100,NULL,'Person 0',1000000.0,1000495.0,1,176);
INSERT INTO "sittings" VALUES('53e4mrod',2,1,101,NULL,'Person 1',1000000.0,1000495.0,1,176);
INSERT INTO "sittings" VALUES('53e4mrod',3,2,102,NULL,'Person 2',1000000.0,1000495.0,1,176);
INSERT INTO "sittings" VALUES('53e4mrod',4,3,103,NULL,'Person 3',1000000.0,1000495.0,1,176);
INSERT INTO "sittings" VALUES('fy45dqda',1,0,100,NULL,'Person 0',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('fy45dqda',2,1,101,NULL,'Person 1',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('fy45dqda',3,2,102,NULL,'Person 2',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('fy45dqda',4,3,103,NULL,'Person 3',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('fy45dqda',5,4,104,NULL,'Person 4',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('fy45dqda',6,5,105,NULL,'Person 5',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('fy45dqda',7,6,106,NULL,'Person 6',1000495.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('jfvuq7es',1,0,100,NULL,'Person 0',1000720.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('jfvuq7es',2,1,101,NULL,'Person 1',1000720.0,1000800.0,1,18);
INSERT INTO "sittings" VALUES('jfvuq7es',3,2,102,NULL,'Person 2',1000720.0,1000855.0,1,38);
INSERT INTO "sittings" VALUES('jfvuq7es',4,3,103,NULL,'Person 3',1000720.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('jfvuq7es',5,1,NULL,NULL,NULL,1000800.0,1000850.0,19,37);
INSERT INTO "sittings" VALUES('jfvuq7es',6,1,201,NULL,'Grace',1000850.0,NULL,38,NULL);
INSERT INTO "sittings" VALUES('jfvuq7es',7,2,NULL,NULL,NULL,1000855.0,NULL,39,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',1,0,100,NULL,'Person 0',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',2,1,101,NULL,'Person 1',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',3,2,102,NULL,'Person 2',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',4,3,103,NULL,'Person 3',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',5,4,104,NULL,'Person 4',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',6,5,105,NULL,'Person 5',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',7,6,106,NULL,'Person 6',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',8,7,107,NULL,'Person 7',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',9,8,108,NULL,'Person 8',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',10,9,109,NULL,'Person 9',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',11,10,110,NULL,'Person 10',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',12,11,NULL,'regular','Doll 0',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('tykxyytt',13,12,NULL,'regular','Doll 1',1000855.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('2num3hgi',1,0,100,NULL,'Person 0',1001155.0,NULL,1,NULL);
INSERT INTO "sittings" VALUES('2num3hgi',2,1,101,NULL,'Person 1',1001155.0,NULL,1,NULL);
CREATE TABLE unadvised (
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_unadvised PRIMARY KEY (user_id)
);
CREATE TABLE uncalled (
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_uncalled PRIMARY KEY (user_id)
);
CREATE TABLE unlisted (
	user_id BIGINT NOT NULL, 
	CONSTRAINT pk_unlisted PRIMARY KEY (user_id)
);
CREATE INDEX ix_audit_guild_id ON audit (guild_id);
CREATE INDEX ix_games_guild_id ON games (guild_id);
CREATE UNIQUE INDEX one_open_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX ix_deadlines_fires ON deadlines (fires);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_sittings_user_id ON sittings (user_id);
CREATE INDEX ix_idempotency_keys_at ON idempotency_keys (at);
CREATE INDEX ix_outbox_message_id ON outbox (message_id);
CREATE INDEX ix_outbox_wanted ON outbox (game_id) WHERE state = 'wanted';
CREATE INDEX ix_games_guild_id_finished ON games (guild_id, finished);
CREATE INDEX ix_record_standings_by_mu ON record_standings (guild_id, season, listing, mu);
CREATE INDEX ix_record_standings_by_wins ON record_standings (guild_id, season, listing, wins);
CREATE INDEX ix_record_standings_by_believed ON record_standings (guild_id, season, listing, believed);
CREATE INDEX ix_record_standings_by_review ON record_standings (guild_id, season, listing, review);
CREATE INDEX ix_record_standings_player ON record_standings (player);
CREATE INDEX ix_record_seats_player ON record_seats (guild_id, player, finished);
CREATE INDEX ix_record_thefts_victim ON record_thefts (guild_id, victim);
CREATE INDEX ix_record_titles_finished ON record_titles (guild_id, finished);
CREATE INDEX ix_practice_games_touched ON practice_games (touched);
CREATE INDEX ix_outbox_unknown ON outbox (game_id) WHERE shown = '';
COMMIT;
