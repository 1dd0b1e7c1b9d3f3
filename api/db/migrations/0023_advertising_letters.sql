CREATE TABLE "advertising_letters" (
	"name" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"sender" jsonb NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_member_id" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
